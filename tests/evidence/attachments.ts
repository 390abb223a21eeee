/** What an example leaves behind besides its verdict, written to and read from cucumber's attachments. */
import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import type { Commit } from '../run/commit.ts';

/** Metadata of a picture, attached next to it. */
export interface PictureFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Indexes of the sentences with an outline, in the order of their numbers. */
  readonly outlined: readonly number[];
}

/** The browser, commit and page of a run; each process attaches them once. */
export interface RunFacts extends Commit {
  /** Name and version. */
  readonly browser: string;
  /** Address of the judged page, unless it is this project's own. */
  readonly page?: string;
}

/** File name and media type of each kind of evidence. */
const FORMATS = {
  picture: { fileName: 'page.webp', mediaType: 'image/webp' },
  pictureFacts: { fileName: 'picture.json', mediaType: 'application/json' },
  /** The printed page. */
  paper: { fileName: 'paper.pdf', mediaType: 'application/pdf' },
  /** Why this page's data cannot show what the example is about. */
  reason: { fileName: 'reason.txt', mediaType: 'text/plain' },
  runFacts: { fileName: 'run.json', mediaType: 'application/json' },
};

type Kind = keyof typeof FORMATS;

/** Attaches evidence to the example of cucumber's World. */
export function attachEvidence(
  { attach }: { attach(data: string | Buffer, format: (typeof FORMATS)[Kind]): unknown },
  kind: Kind,
  content: string | Buffer | object,
): void {
  const isAsItIs = typeof content === 'string' || Buffer.isBuffer(content);
  attach(isAsItIs ? content : JSON.stringify(content, null, 2), FORMATS[kind]);
}

const bytesOf = ({ body, contentEncoding }: Attachment) =>
  Buffer.from(body, contentEncoding === AttachmentContentEncoding.BASE64 ? 'base64' : 'utf8');

/** The evidence among the attachments of an example, decoded when it is asked for. */
export class Evidence {
  constructor(private readonly attachments: readonly Attachment[]) {}

  file(kind: Kind): Buffer | undefined {
    const found = this.attachments.find(({ fileName }) => fileName === FORMATS[kind].fileName);
    return found && bytesOf(found);
  }

  text(kind: Kind): string | undefined {
    return this.file(kind)?.toString();
  }

  /** Texts that the steps logged. */
  get logs(): string[] {
    return this.attachments
      .filter(({ fileName, mediaType }) => !fileName && mediaType.startsWith('text/'))
      .map((each) => bytesOf(each).toString().trim());
  }
}
