import { encodeAbiParameters, type Hex, pad, parseAbiParameters, toHex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { type EventLog, tokenTransfers } from './transferFacts.ts'

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const to = '0x000000000000000000000000000000000000dEaD'
const [fromTopic, toTopic] = [pad(zeroAddress), pad(to)]

function log(topics: Hex[], data: Hex): EventLog {
  return {
    address: '0x00000000000000000000000000000000000000aa',
    logIndex: 3,
    transactionHash: pad('0x1'),
    topics,
    data,
  }
}

describe('tokenTransfers', () => {
  test('three topics and a word are an ERC-20 transfer', () => {
    expect(tokenTransfers(log([transfer, fromTopic, toTopic], pad(toHex(5n))))).toMatchObject([
      { tokenType: 'ERC-20', from: zeroAddress, to, amount: 5n, tokenId: null, logIndex: 3, batchIndex: 0 },
    ])
  })

  test('four topics are an ERC-721 transfer of one', () => {
    expect(tokenTransfers(log([transfer, fromTopic, toTopic, pad('0x7')], '0x'))).toMatchObject([
      { tokenType: 'ERC-721', from: zeroAddress, to, amount: 1n, tokenId: 7n, batchIndex: 0 },
    ])
  })

  test('an ERC-1155 batch is a transfer for each id', () => {
    const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
      [1n, 2n],
      [10n, 20n],
    ])
    expect(tokenTransfers(log([batch, toTopic, fromTopic, toTopic], data))).toMatchObject([
      { tokenType: 'ERC-1155', batchIndex: 0, from: zeroAddress, to, tokenId: 1n, amount: 10n },
      { tokenType: 'ERC-1155', batchIndex: 1, from: zeroAddress, to, tokenId: 2n, amount: 20n },
    ])
    const one = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [4n, 40n])
    expect(tokenTransfers(log([single, toTopic, fromTopic, toTopic], one))).toMatchObject([
      { from: zeroAddress, to, tokenId: 4n, amount: 40n },
    ])
  })

  test('lists of different length, short data and other events are no transfer', () => {
    const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [[1n, 2n], [10n]])
    expect(tokenTransfers(log([batch, toTopic, fromTopic, toTopic], data))).toEqual([])
    expect(tokenTransfers(log([batch, toTopic, fromTopic, toTopic], '0xffff'))).toEqual([])
    expect(tokenTransfers(log([transfer, fromTopic, toTopic], '0x01'))).toEqual([])
    expect(tokenTransfers(log([transfer], '0x'))).toEqual([])
    expect(tokenTransfers(log([transfer, fromTopic], pad('0x5')))).toEqual([])
    const one = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [4n, 40n])
    expect(tokenTransfers(log([single, toTopic, fromTopic], one))).toEqual([])
    expect(tokenTransfers(log([single, toTopic], one))).toEqual([])
    expect(tokenTransfers(log([single, toTopic, fromTopic, toTopic], pad('0x4')))).toEqual([])
    expect(tokenTransfers(log([single, toTopic, fromTopic, toTopic], '0x'))).toEqual([])
    const many = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [[1n], [10n]])
    expect(tokenTransfers(log([batch, toTopic, fromTopic, toTopic], many))).toHaveLength(1)
    for (const other of [one, many])
      expect(tokenTransfers(log([pad('0x1'), toTopic, fromTopic, toTopic], other))).toEqual([])
    expect(tokenTransfers(log([], '0x'))).toEqual([])
  })
})
