/** What an example leaves behind besides its verdict, written to and read from cucumber's attachments. */
import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import type { Commit } from '../run/commit.ts';

/** Metadata of a picture, attached next to it. */
export interface PictureFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Ids of the steps with an outline, in the order of their numbers. */
  readonly outlined: readonly string[];
}

/** The browser, commit and page of a run; each process attaches them once. */
export interface RunFacts extends Commit {
  /** Name and version. */
  readonly browser: string;
  /** Address of the judged page, unless it is this project's own. */
  readonly page?: string;
  /** Whether passed examples keep their pictures, too. */
  readonly pictures?: boolean;
}

interface Format {
  readonly fileName: string;
  readonly mediaType: string;
}

/** File name and media type of each kind of evidence. */
export const FORMATS = {
  picture: { fileName: 'page.webp', mediaType: 'image/webp' },
  pictureFacts: { fileName: 'picture.json', mediaType: 'application/json' },
  returned: { fileName: 'returned.json', mediaType: 'application/json' },
  paper: { fileName: 'paper.pdf', mediaType: 'application/pdf' },
  trace: { fileName: 'trace.zip', mediaType: 'application/zip' },
  runFacts: { fileName: 'run.json', mediaType: 'application/json' },
} as const;

/** The `attach` of cucumber's World. */
interface Attach {
  (data: string, format: Format): unknown;
  (data: Buffer, format: Format): unknown;
}

export function attachPicture(attach: Attach, picture: Buffer, facts: PictureFacts): void {
  attach(picture, FORMATS.picture);
  attach(JSON.stringify(facts), FORMATS.pictureFacts);
}

/** @param value what a module returned, in an example without a page */
export function attachReturned(attach: Attach, value: object): void {
  attach(JSON.stringify(value, null, 2), FORMATS.returned);
}

/** @param pdf the printed page */
export function attachPaper(attach: Attach, pdf: Uint8Array): void {
  attach(Buffer.from(pdf), FORMATS.paper);
}

/** @param zip a Playwright trace */
export function attachTrace(attach: Attach, zip: Buffer): void {
  attach(zip, FORMATS.trace);
}

export function attachRunFacts(attach: Attach, facts: RunFacts): void {
  attach(JSON.stringify(facts), FORMATS.runFacts);
}

/** The evidence of one example. */
export interface Evidence {
  readonly picture?: { readonly body: Buffer } & PictureFacts;
  /** JSON. */
  readonly returned?: string;
  readonly paper?: Buffer;
  readonly trace?: Buffer;
  /** Texts that the steps logged. */
  readonly logs: readonly string[];
}

const bytesOf = ({ body, contentEncoding }: Attachment) =>
  Buffer.from(body, contentEncoding === AttachmentContentEncoding.BASE64 ? 'base64' : 'utf8');

const textOf = (attachment: Attachment) => bytesOf(attachment).toString('utf8');

/** The evidence among the attachments of an example. */
export function evidenceOf(attachments: readonly Attachment[]): Evidence {
  const find = (kind: keyof typeof FORMATS) =>
    attachments.find(({ fileName }) => fileName === FORMATS[kind].fileName);
  const [picture, facts] = [find('picture'), find('pictureFacts')];
  const [returned, paper, trace] = [find('returned'), find('paper'), find('trace')];
  return {
    ...(picture && facts && { picture: { body: bytesOf(picture), ...JSON.parse(textOf(facts)) } }),
    ...(returned && { returned: textOf(returned) }),
    ...(paper && { paper: bytesOf(paper) }),
    ...(trace && { trace: bytesOf(trace) }),
    logs: attachments
      .filter(({ fileName, mediaType }) => !fileName && mediaType.startsWith('text/'))
      .map((each) => textOf(each).trim()),
  };
}

/** The facts of a run, if the attachment has them. */
export function runFactsOf(attachment: Attachment | undefined): RunFacts | undefined {
  return attachment?.fileName === FORMATS.runFacts.fileName
    ? JSON.parse(textOf(attachment))
    : undefined;
}
