import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { replacedBlock } from './replacedBlock.ts'

const hash = `0x${'ab'.repeat(32)}`

test.each([
  ['with its hash', { message: 'Block lost consensus', hash }, { hash }],
  ['without a hash', { message: 'Block lost consensus' }, { hash: null }],
  ['with something else for a hash', { message: 'Block lost consensus', hash: 5 }, { hash: null }],
  ['not at all: it is unknown', { message: 'Not found' }, null],
  ['not at all: there was no document', undefined, null],
])('a replaced block is recognised %s', (_, body, expected) => {
  expect(replacedBlock(new InterfaceError('explorer', 'not-found', 'Not found', { body }))).toEqual(expected)
})

test('any other error gives null', () => {
  expect(replacedBlock(new Error('Block lost consensus'))).toBeNull()
})
