import {
  type Abi,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  parseAbi,
  toEventSelector,
  toHex,
} from 'viem'
import { expect, it } from 'vitest'
import { indexAbi } from './abiIndex.ts'
import { decodedLog } from './decodedLog.ts'

const [from, to] = [
  '0xA100000000000000000000000000000000000000',
  '0xa200000000000000000000000000000000000000',
]
const transferTopic = toEventSelector('Transfer(address,address,uint256)')
const indexed = (value: Hex) => pad(value.toLowerCase() as Hex, { size: 32 })

it('tells transfers of ERC-20 and ERC-721 apart by the indexed parameters', () => {
  const amount = encodeAbiParameters([{ type: 'uint256' }], [7n])
  const coins = decodedLog([transferTopic, indexed(from as Hex), indexed(to as Hex), null], amount)
  expect(coins?.parameters.map(({ indexed, value }) => [indexed, value])).toEqual([
    [true, from],
    [true, expect.stringMatching(/^0xa2/i)],
    [false, '7'],
  ])
  const item = decodedLog([transferTopic, indexed(from as Hex), indexed(to as Hex), pad(toHex(9))], '0x')
  expect(item?.parameters[2]).toMatchObject({ type: 'uint256', value: '9', indexed: true })
})

it('decodes a market event with names and its selector without 0x', () => {
  const abi = parseAbi([
    'event VolatilityUpdated(address indexed pool, uint256 volatility, uint256 timestamp)',
  ])
  const [topic] = encodeEventTopics({ abi, eventName: 'VolatilityUpdated' })
  const data = encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [150n, 3000n])
  expect(decodedLog([topic, indexed(from as Hex), null, null], data)).toEqual({
    method_call: 'VolatilityUpdated(address indexed pool, uint256 volatility, uint256 timestamp)',
    method_id: topic.slice(2, 10),
    parameters: [
      { name: 'pool', type: 'address', value: from, indexed: true },
      { name: 'volatility', type: 'uint256', value: '150', indexed: false },
      { name: 'timestamp', type: 'uint256', value: '3000', indexed: false },
    ],
  })
})

it('returns null for an anonymous log, an unknown event, and data that does not fit', () => {
  expect(decodedLog([null, null, null, null], '0x')).toBeNull()
  expect(decodedLog([pad('0x01', { size: 32 }), null, null, null], '0x')).toBeNull()
  expect(decodedLog([transferTopic, indexed(from as Hex), indexed(to as Hex), null], '0x')).toBeNull()
})

it('decodes the logs of a list until their budget is spent', () => {
  const abi = indexAbi(parseAbi(['event Stored(bytes data)']))
  const data = encodeAbiParameters([{ type: 'bytes' }], [`0x${'ab'.repeat(1_000)}`])
  const budget = { bytes: 3_500 }
  const decoded = [1, 2, 3, 4, 5].map(() =>
    decodedLog([toEventSelector('Stored(bytes)'), null, null, null], data, [abi], budget),
  )
  expect(decoded.map((log) => log !== null)).toEqual([true, true, true, false, false])
})

/** Events as a compiler writes anonymous ones. */
function anonymous(signatures: string[]): Abi {
  return parseAbi(signatures).map((item) => (item.type === 'event' ? { ...item, anonymous: true } : item))
}

it('decodes an anonymous event only when it is the only one of the contract that fits', () => {
  const abi = anonymous([
    'event Secret(uint256 indexed id, uint256 amount)',
    'event Nothing(uint256 indexed id)',
  ])
  const topics = [pad('0x07', { size: 32 }), null, null, null]
  const data = pad('0x05', { size: 32 })
  expect(decodedLog(topics, data, [indexAbi(abi)])).toMatchObject({
    method_call: 'Secret(uint256 indexed id, uint256 amount)',
    method_id: '',
    parameters: [{ value: '7' }, { value: '5' }],
  })
  expect(decodedLog(topics, `${data}00`, [indexAbi(abi)])).toBeNull()
  const twice = anonymous(['event Other(uint256 indexed id, int256 change)'])
  expect(decodedLog(topics, data, [indexAbi([...abi, ...twice])])).toBeNull()
})
