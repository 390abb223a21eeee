import { Children, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import gfm from 'remark-gfm';

/** A paragraph; one about omissions of the specification is styled differently. */
function Paragraph({ children }: { children?: ReactNode }) {
  const [first] = Children.toArray(children);
  const isOmission = typeof first === 'string' && first.startsWith('Not shown');
  return <p {...(isOmission && { className: 'omission' })}>{children}</p>;
}

/** Text in Markdown. */
export function Prose({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={[gfm]} components={{ p: Paragraph }}>
      {text}
    </Markdown>
  );
}
