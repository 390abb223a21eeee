import type { Result } from '../specification.ts';

interface PictureFigureProps {
  result: Result;
  /** The name of the outline's row that it shows. */
  row: string | undefined;
}

/** The picture of an example, loaded lazily, with a link to the file. */
export function PictureFigure({ result, row }: PictureFigureProps) {
  const { picture, anchor, said } = result;
  if (!picture) return null;
  const { file, width, height, outlined } = picture;
  const what = outlined.map((place) => said[place]).filter(Boolean);
  const alt = `The page at the end of the example. ${what.length > 0 ? `Outlined: ${what.join('; ')}.` : 'Nothing is outlined.'}`;
  return (
    <figure style={{ maxWidth: width }}>
      <a className="picture" href={file}>
        <img src={file} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />
      </a>
      {row && (
        <figcaption>
          <a className="row" href={`#${anchor}`}>
            {row}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
