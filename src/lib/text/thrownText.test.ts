import { expect, test } from 'vitest'
import { thrownText } from './thrownText.ts'

test.each([
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['a number', 7, ''],
  ['an object without words', {}, ''],
  ['a message that is no text', { message: { text: 'No.' } }, ''],
  ['an empty message', new Error(''), ''],
  ['a mistake of the program', new TypeError('Cannot destructure property "code"'), ''],
  ['a text', ' Locked. ', 'Locked.'],
  ['an error', new Error('Locked.'), 'Locked.'],
  ['an object with a message', { code: -32_603, message: 'Locked.' }, 'Locked.'],
  ['details before a message', { details: 'Locked.', shortMessage: 'Failed.', message: 'Long.' }, 'Locked.'],
])('thrownText of %s', (_, thrown, words) => {
  expect(thrownText(thrown)).toBe(words)
})
