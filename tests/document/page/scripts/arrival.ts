/** Explains the document to readers who follow a link to one of its parts, and miss its beginning. */

const id = decodeURIComponent(location.hash.slice(1));
const part = document.getElementById(id)?.closest<HTMLElement>('.example, .rule, .section');

if (part) {
  const line = document.createElement('p');
  line.className = 'arrival';
  line.innerHTML =
    '<b>What is this?</b> Part of an executable specification: each sentence was run in a browser, on ' +
    '<a href="../">the page that it describes</a>. <a href="#top">Start at the beginning</a>';
  (part.querySelector(':scope > .said') ?? part).prepend(line);
}
