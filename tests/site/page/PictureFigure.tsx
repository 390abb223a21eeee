import type { Result, Sentence } from '../specification.ts';

interface PictureFigureProps {
  result: Result;
  sentences: readonly Sentence[];
  /** The values of an outline that it shows. */
  row: readonly string[] | undefined;
}

/** What the row of an outline is called by: its first values. */
export function rowName(row: readonly string[] | undefined): string {
  return row ? row.filter(Boolean).slice(0, 2).join(' · ') || 'empty' : '';
}

/** The picture of an example, loaded as the reader comes to it; it leads to the file. */
export function PictureFigure({ result, sentences, row }: PictureFigureProps) {
  const { picture, anchor } = result;
  if (!picture) return null;
  const { file, width, height, outlined } = picture;
  const what = outlined.map((place) => sentences[place]?.text).filter(Boolean);
  const alt = `The page at that moment. ${what.length > 0 ? `Outlined: ${what.join('; ')}.` : 'Nothing is outlined.'}`;
  return (
    <figure style={{ maxWidth: width }}>
      <a className="picture" href={file}>
        <img src={file} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />
      </a>
      {row && (
        <figcaption>
          <a className="row" href={`#${anchor}`}>
            {rowName(row)}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
