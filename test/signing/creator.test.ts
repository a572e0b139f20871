import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { Displayed } from './displayed.ts'
import { SigningCheck } from './signingCheck.ts'
import type { World } from './world.ts'

const person = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const factory = `0x${'fa'.repeat(20)}` as const
const nft = `0x${'ab'.repeat(20)}` as const
const other = `0x${'cc'.repeat(20)}` as const

const world: World = {
  ...{ chainId: 31_337, pool: other, router: other, factory, nft, markets: [], tokens: [], now: 0 },
}

const abi = parseAbi([
  'function createMarket(string name, string symbol, string metadata, uint8 strategy)',
  'function setFeeStrategy(uint256 nftId, uint8 strategy)',
  'function claimFees(uint256 nftId)',
])

type Call = { to: string; data: string }

function create(
  name: string,
  symbol: string,
  metadata: string,
  strategy: number,
  to: string = factory,
): Call {
  const args = [name, symbol, metadata, strategy] as const
  return { to, data: encodeFunctionData({ abi, functionName: 'createMarket', args }) }
}

function change(nftId: bigint, strategy: number): Call {
  return {
    to: nft,
    data: encodeFunctionData({ abi, functionName: 'setFeeStrategy', args: [nftId, strategy] }),
  }
}

function claim(nftId: bigint): Call {
  return { to: nft, data: encodeFunctionData({ abi, functionName: 'claimFees', args: [nftId] }) }
}

const field = (label: string, value: string) => ({ label, value })

const creating: Displayed = {
  ...{ button: 'Create TIDE', path: '/markets/create', account: person, lines: [], figures: {} },
  fields: [
    ...[field('Name', 'Tide'), field('Symbol', 'TIDE'), field('Description', 'High'), field('X', '')],
    field('BurnThe fees are burnt: sent to an address that nobody controls.', '1'),
  ],
}

const owning: Displayed = {
  ...creating,
  ...{ button: 'Change to Burn', path: `/markets/${other}`, figures: { 'Fee NFT': ['#3 of you'] } },
}

const claiming = { ...owning, button: 'Claim the fees' }

function differences(displayed: Displayed, { to, data }: Call): string[] {
  const check = new SigningCheck()
  check.see(displayed)
  const transaction = { from: person, to, data, value: '0x0', chainId: '0x7a69' }
  check.hear({ method: 'eth_sendTransaction', params: [transaction] }, person)
  return check.differences(world)
}

test.each<[string, Displayed, Call]>([
  ['a market', creating, create('Tide', 'TIDE', '{"description":"High"}', 1)],
  ['a fee use', owning, change(3n, 1)],
  ['fees', claiming, claim(3n)],
])('%s requested as displayed is no difference', (_, displayed, call) => {
  expect(differences(displayed, call)).toEqual([])
})

test.each<[string, Displayed, Call, RegExp]>([
  ['another name', creating, create('Tidy', 'TIDE', '{"description":"High"}', 1), /argument 1/],
  ['another symbol', creating, create('Tide', 'TIDY', '{"description":"High"}', 1), /argument 2/],
  ['other words', creating, create('Tide', 'TIDE', '{"description":"Low"}', 1), /The form says/],
  ['more words', creating, create('Tide', 'TIDE', '{"description":"High","image":"x"}', 1), /The form says/],
  ['no words', creating, create('Tide', 'TIDE', '', 1), /argument 3|JSON/],
  ['another use of the fees', creating, create('Tide', 'TIDE', '{"description":"High"}', 0), /argument 4/],
  ['a factory of somebody', creating, create('Tide', 'TIDE', '', 1, other), /has no function/],
  ['another NFT', owning, change(4n, 1), /argument 1 of setFeeStrategy/],
  ['another fee use', owning, change(3n, 2), /argument 2 of setFeeStrategy/],
  ['a claim instead of a change', owning, claim(3n), /the function is claimFees/],
  ["somebody else's fees", claiming, claim(4n), /argument 1 of claimFees/],
  ['a change instead of a claim', claiming, change(3n, 0), /the function is setFeeStrategy/],
])('%s is reported as a difference', (_, displayed, call, sentence) => {
  expect(differences(displayed, call)).toContainEqual(expect.stringMatching(sentence))
})
