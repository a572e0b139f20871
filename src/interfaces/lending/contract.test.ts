import { type Address, encodeFunctionData, encodeFunctionResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { approveCall, lendingCall, mintCall } from './contract.ts'
import {
  accountCall,
  creditProfileCall,
  decodeAccount,
  decodeCreditProfile,
  decodePositions,
  decodeReserves,
  positionsCall,
  reservesCall,
} from './views.ts'

/** Written out once more, so that an independent encoder can say whether ours is right. */
const abi = parseAbi([
  'struct ReserveConfig { uint16 ltvBps; uint16 liquidationThresholdBps; uint16 liquidationBonusBps; uint16 reserveFactorBps; uint16 kinkBps; uint32 baseRateBps; uint32 slope1Bps; uint32 slope2Bps; uint128 supplyCap; uint128 borrowCap; uint128 minimumBorrow; bool borrowable; bool paused; }',
  'struct ReserveView { address asset; address pToken; string symbol; uint8 decimals; uint256 price; uint256 cash; uint256 totalSupplied; uint256 totalBorrowed; uint256 utilization; uint256 supplyRate; uint256[5] borrowRate; uint256 supplyIndex; uint256[5] borrowIndex; uint256 reserves; ReserveConfig config; uint256 asOf; }',
  'struct Account { uint256 creditScore; uint8 tier; uint256 collateralUsd; uint256 debtUsd; uint256 borrowingPowerUsd; uint256 availableUsd; uint256 liquidationUsd; uint256 healthFactor; }',
  'struct PositionView { address asset; uint256 wallet; uint256 allowance; uint256 supplied; uint256 borrowed; uint256 principal; uint8 tier; uint256 borrowRate; uint256 maxWithdraw; uint256 maxBorrow; }',
  'struct Credit { uint256 score; uint256 firstBorrowAt; uint256 lastBorrowAt; uint256 paidCycles; uint256 missedCycles; uint256 loansClosed; uint256 liquidations; uint256 repaidUsd; uint256 cycleEndsAt; bool cyclePaid; }',
  'function deposit(address asset, uint256 amount)',
  'function withdraw(address asset, uint256 amount)',
  'function borrow(address asset, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function mint(address to, uint256 amount)',
  'function getReserves() view returns (ReserveView[])',
  'function getUserAccount(address user) view returns (Account)',
  'function getUserPositions(address user) view returns (PositionView[])',
  'function creditProfile(address user) view returns (Credit)',
])
const pool = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const asset: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const amounts = [0n, 1n, 25_000_000n, 2n ** 128n + 7n, 2n ** 256n - 1n]

test.each(amounts)('calldata for %i is byte for byte what an independent encoder makes', (amount) => {
  for (const action of ['deposit', 'withdraw', 'borrow', 'repay'] as const)
    expect(lendingCall(pool, action, asset, amount)).toEqual({
      to: pool,
      data: encodeFunctionData({ abi, functionName: action, args: [asset, amount] }),
    })
  expect(approveCall(asset, pool, amount)).toEqual({
    to: asset,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [pool, amount] }),
  })
  expect(mintCall(asset, other, amount).data).toBe(
    encodeFunctionData({ abi, functionName: 'mint', args: [other, amount] }),
  )
})

test.each([-1n, 2n ** 256n])('%i never reaches a wallet', (amount) => {
  expect(() => lendingCall(pool, 'deposit', asset, amount)).toThrow(RangeError)
  expect(() => approveCall(asset, pool, amount)).toThrow(RangeError)
})

test('the views are called by their right names', () => {
  expect(reservesCall(pool).data).toBe(encodeFunctionData({ abi, functionName: 'getReserves' }))
  expect(accountCall(pool, other).data).toBe(
    encodeFunctionData({ abi, functionName: 'getUserAccount', args: [other] }),
  )
  expect(positionsCall(pool, other).data).toBe(
    encodeFunctionData({ abi, functionName: 'getUserPositions', args: [other] }),
  )
  expect(creditProfileCall(pool, other).data).toBe(
    encodeFunctionData({ abi, functionName: 'creditProfile', args: [other] }),
  )
})

const config = {
  ltvBps: 1,
  liquidationThresholdBps: 2,
  liquidationBonusBps: 3,
  reserveFactorBps: 4,
  kinkBps: 5,
  baseRateBps: 6,
  slope1Bps: 7,
  slope2Bps: 8,
  supplyCap: 9n,
  borrowCap: 10n,
  minimumBorrow: 11n,
  borrowable: true,
  paused: false,
}

const reserve = (symbol: string) => ({
  asset,
  pToken: other,
  symbol,
  decimals: 6,
  price: 12n,
  cash: 13n,
  totalSupplied: 14n,
  totalBorrowed: 15n,
  utilization: 16n,
  supplyRate: 17n,
  borrowRate: [20n, 21n, 22n, 23n, 24n] as const,
  supplyIndex: 30n,
  borrowIndex: [40n, 41n, 42n, 43n, 44n] as const,
  reserves: 50n,
  config,
  asOf: 60n,
})

test('reserves are read field by field, names of any length', () => {
  const result = [reserve('TUSD'), reserve('a name of more than thirty-two bytes, é')]
  const decoded = decodeReserves(encodeFunctionResult({ abi, functionName: 'getReserves', result }))
  expect(decoded).toHaveLength(2)
  expect(decoded[0]).toEqual({
    asset,
    pToken: other,
    symbol: 'TUSD',
    decimals: 6,
    price: 12n,
    cash: 13n,
    totalSupplied: 14n,
    totalBorrowed: 15n,
    utilization: 16n,
    supplyRate: 17n,
    borrowRates: [20n, 21n, 22n, 23n, 24n],
    reserves: 50n,
    ltvBps: 1n,
    liquidationThresholdBps: 2n,
    liquidationBonusBps: 3n,
    reserveFactorBps: 4n,
    model: { kinkBps: 5n, baseRateBps: 6n, slope1Bps: 7n, slope2Bps: 8n },
    supplyCap: 9n,
    borrowCap: 10n,
    minimumBorrow: 11n,
    borrowable: true,
    paused: false,
  })
  expect(decoded[1]?.symbol).toMatch(/^a name of more than thirty-two b/)
})

test('positions and accounts are read field by field', () => {
  const position = {
    asset,
    wallet: 1n,
    allowance: 2n,
    supplied: 3n,
    borrowed: 4n,
    principal: 5n,
    tier: 3,
    borrowRate: 6n,
    maxWithdraw: 7n,
    maxBorrow: 8n,
  }
  const result = [position, { ...position, asset: other, wallet: 9n }] as const
  expect(decodePositions(encodeFunctionResult({ abi, functionName: 'getUserPositions', result }))).toEqual(
    result,
  )

  const account = {
    creditScore: 712n,
    tier: 2,
    collateralUsd: 1n,
    debtUsd: 2n,
    borrowingPowerUsd: 3n,
    availableUsd: 4n,
    liquidationUsd: 5n,
    healthFactor: 6n,
  }
  const encode = (debtUsd: bigint) =>
    encodeFunctionResult({ abi, functionName: 'getUserAccount', result: { ...account, debtUsd } })
  expect(decodeAccount(encode(2n))).toMatchObject({ creditScore: 712, tier: 2, powerUsd: 3n, health: 6n })
  expect(decodeAccount(encode(0n)).health).toBeNull()
})

test('a credit profile has moments, or none', () => {
  const result = {
    score: 712n,
    firstBorrowAt: 0n,
    lastBorrowAt: 1_700_000_000n,
    paidCycles: 1n,
    missedCycles: 2n,
    loansClosed: 3n,
    liquidations: 4n,
    repaidUsd: 5n,
    cycleEndsAt: 2n ** 200n,
    cyclePaid: true,
  }
  expect(decodeCreditProfile(encodeFunctionResult({ abi, functionName: 'creditProfile', result }))).toEqual({
    score: 712,
    firstBorrowAt: null,
    lastBorrowAt: new Date(1_700_000_000_000),
    paidCycles: 1,
    missedCycles: 2,
    loansClosed: 3,
    liquidations: 4,
    repaidUsd: 5n,
    cycleEndsAt: null,
    cyclePaid: true,
  })
})

test.each(['0x', '0x00', `0x${'ff'.repeat(64)}`, `0x${'00'.repeat(31)}20${'ff'.repeat(32)}`] as const)(
  'an answer like %s is refused, not misread',
  (data) => {
    expect(() => decodeReserves(data)).toThrow(RangeError)
    expect(() => decodePositions(data)).toThrow(RangeError)
  },
)
