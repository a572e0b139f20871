import { expect, test } from 'vitest'
import { droppedFate } from './droppedFate.ts'

const by = `0x${'cd'.repeat(32)}` as const
const nothing = { nonce: 7, successor: null, onNode: undefined, count: undefined }

test.each([
  ['replaced when another transaction has its nonce', { successor: by, count: 9 }, { kind: 'replaced', by }],
  [
    'replaced although the node still holds it',
    { successor: by, onNode: { blockNumber: null } },
    { kind: 'replaced', by },
  ],
  [
    'mined when the node has it in a block',
    { onNode: { blockNumber: 5 }, count: 8 },
    { kind: 'mined', block: 5 },
  ],
  [
    'superseded when its nonce is used and the node does not know it',
    { count: 8, onNode: null },
    { kind: 'superseded' },
  ],
  ['unknown when its nonce is used, perhaps by itself', { count: 8 }, { kind: 'unknown' }],
  [
    'held when the node waits for a block with it',
    { count: 7, onNode: { blockNumber: null } },
    { kind: 'held' },
  ],
  ['open when its nonce is unused', { count: 7 }, { kind: 'open' }],
  ['unknown without a nonce', { nonce: null, count: 9 }, { kind: 'unknown' }],
  ['unknown when the node tells nothing', { count: null }, { kind: 'unknown' }],
  ['unknown when nobody was heard', {}, { kind: 'unknown' }],
])('droppedFate: a dropped transaction is %s', (_, evidence, fate) => {
  expect(droppedFate({ ...nothing, ...evidence })).toEqual(fate)
})
