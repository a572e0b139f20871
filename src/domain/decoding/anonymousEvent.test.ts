import { type Abi, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeAnonymousEvent } from './anonymousEvent.ts'

/** The ABI that a compiler writes for these anonymous events. */
function anonymous(...signatures: string[]): Abi {
  return parseAbi(signatures).map((item) => (item.type === 'event' ? { ...item, anonymous: true } : item))
}

const abi: Abi = [
  ...anonymous('event Secret(uint256 indexed id, uint256 amount)', 'event Marked(uint256 indexed id)'),
  ...parseAbi(['event Named(uint256 indexed id, uint256 amount)']),
]
const id = pad('0x07', { size: 32 })
const amount = pad('0x05', { size: 32 })

test('decodeAnonymousEvent decodes the only event that fits the topics and the data', () => {
  expect(decodeAnonymousEvent([id], amount, abi)).toMatchObject({
    methodCall: 'Secret(uint256 indexed id, uint256 amount)',
    parameters: [
      { name: 'id', value: '7', indexed: true },
      { name: 'amount', value: '5' },
    ],
  })
  expect(decodeAnonymousEvent([id], '0x', abi)?.methodCall).toBe('Marked(uint256 indexed id)')
})

test('decodeAnonymousEvent is null when two events fit, or the data is longer than the event', () => {
  const twice = [...abi, ...anonymous('event Other(uint256 indexed id, int256 change)')]
  expect(decodeAnonymousEvent([id], amount, twice)).toBeNull()
  expect(decodeAnonymousEvent([id], `${amount}00`, abi)).toBeNull()
  expect(decodeAnonymousEvent([id, id], amount, abi)).toBeNull()
})
