/** Explains the document to readers who follow a link to one of its parts, and miss its beginning. */

const target = document.getElementById(location.hash.slice(1));
const part = target?.closest<HTMLElement>('.example, .rule, .section');

if (part) {
  const line = document.createElement('p');
  line.className = 'arrival';
  line.innerHTML =
    '<b>What is this?</b> Part of an executable specification: its examples were run on ' +
    'the page that it describes. <a href="#top">Start at the beginning</a>';
  (part.querySelector(':scope > .said') ?? part).prepend(line);
}
