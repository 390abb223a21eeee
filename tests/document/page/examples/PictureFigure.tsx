import type { Example } from '../../../results/specification.ts';

interface PictureFigureProps {
  example: Example;
  /** The name of the outline's row in the picture. */
  row: string | undefined;
}

/** The picture of an example, loaded lazily, with a link to the file in full size. */
export function PictureFigure({ example, row }: PictureFigureProps) {
  const { evidence, id, sentences } = example;
  if (!evidence.picture) return null;
  const { file, width, height, outlined } = evidence.picture;
  const what = outlined.flatMap((place) => sentences[place]?.text ?? []);
  const alt = `The page at the end of the example. ${what.length > 0 ? `Outlined: ${what.join('; ')}.` : 'Nothing is outlined.'}`;
  return (
    <figure style={{ maxWidth: width }}>
      <a className="picture" href={file} title="Open in full size">
        <img src={file} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />
      </a>
      {row && (
        <figcaption>
          <a className="row" href={`#${id}`}>
            {row}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
