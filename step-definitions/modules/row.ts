import { DOMParser } from '@xmldom/xmldom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactRow } from '../../src/table/ContactRows.tsx';
import { expect } from '../../tests/driver/expect.ts';
import { Then, When } from '../support/given-when-then.ts';

When(/^a contact with the value (".*") in each field is shown$/, function (text: string) {
  const value: string = JSON.parse(text);
  const contact = { uuid: value, name: value, address: value, phone: value };
  this.result = {
    markup: renderToStaticMarkup(createElement(ContactRow, { contact, index: 0 })),
  };
});

Then(/^each of its four cells has the text (".*"), and no markup$/, function (text: string) {
  const row = new DOMParser().parseFromString(this.result.markup ?? '', 'text/xml');
  const cells = [...row.getElementsByTagName('td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(Array(4).fill(JSON.parse(text)));
  expect(cells.flatMap((cell) => [...cell.getElementsByTagName('*')])).toEqual([]);
});
