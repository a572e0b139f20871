import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import type { LendingAction } from '#lib/lendingPreview.ts'

/** What the app asks of the pool: the four documented functions, the views it uses when the pool has them. */
export const lendingPoolAbi = parseAbi([
  'struct ReserveConfig { uint16 ltvBps; uint16 liquidationThresholdBps; uint16 liquidationBonusBps; uint16 reserveFactorBps; uint16 kinkBps; uint32 baseRateBps; uint32 slope1Bps; uint32 slope2Bps; uint128 supplyCap; uint128 borrowCap; uint128 minimumBorrow; bool borrowable; bool paused; }',
  'struct ReserveView { address asset; address pToken; string symbol; uint8 decimals; uint256 price; uint256 cash; uint256 totalSupplied; uint256 totalBorrowed; uint256 utilization; uint256 supplyRate; uint256[5] borrowRate; uint256 supplyIndex; uint256[5] borrowIndex; uint256 reserves; ReserveConfig config; uint256 asOf; }',
  'struct Account { uint256 creditScore; uint8 tier; uint256 collateralUsd; uint256 debtUsd; uint256 borrowingPowerUsd; uint256 availableUsd; uint256 liquidationUsd; uint256 healthFactor; }',
  'struct PositionView { address asset; uint256 wallet; uint256 allowance; uint256 supplied; uint256 borrowed; uint256 principal; uint8 tier; uint256 borrowRate; uint256 maxWithdraw; uint256 maxBorrow; }',
  'struct Credit { uint256 score; uint256 firstBorrowAt; uint256 lastBorrowAt; uint256 paidCycles; uint256 missedCycles; uint256 loansClosed; uint256 liquidations; uint256 repaidUsd; uint256 cycleEndsAt; bool cyclePaid; }',
  'function deposit(address asset, uint256 amount)',
  'function withdraw(address asset, uint256 amount)',
  'function borrow(address asset, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'function getReserves() view returns (ReserveView[])',
  'function getUserAccount(address user) view returns (Account)',
  'function getUserPositions(address user) view returns (PositionView[])',
  'function creditProfile(address user) view returns (Credit)',
])

const tokenAbi = [...erc20Abi, ...parseAbi(['function mint(address to, uint256 amount)'])] as const

const largest = 2n ** 256n - 1n

function checked(amount: bigint): bigint {
  if (amount < 0n || amount > largest) throw new RangeError('The amount does not fit a contract.')
  return amount
}

/** A call as plain data: where to and what. */
export type ContractCall = { to: Address; data: Hex }

/** One of the pool's four documented functions. */
export function lendingCall(
  pool: Address,
  action: LendingAction,
  asset: Address,
  amount: bigint,
): ContractCall {
  const data = encodeFunctionData({
    abi: lendingPoolAbi,
    functionName: action,
    args: [asset, checked(amount)],
  })
  return { to: pool, data }
}

/** The standard ERC-20 approval; zero takes it back. */
export function approveCall(token: Address, spender: Address, amount: bigint): ContractCall {
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'approve',
    args: [spender, checked(amount)],
  })
  return { to: token, data }
}

/** The local network's tokens can be minted by anybody. */
export function mintCall(token: Address, to: Address, amount: bigint): ContractCall {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, checked(amount)] })
  return { to: token, data }
}

/** What is left of an allowance. */
export function allowanceCall(token: Address, owner: Address, spender: Address): ContractCall {
  return {
    to: token,
    data: encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [owner, spender] }),
  }
}

/** An ERC-20 balance. */
export function balanceCall(token: Address, owner: Address): ContractCall {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] }) }
}

/** The decimals the token itself claims: compared with the API's before any money moves. */
export function decimalsCall(token: Address): ContractCall {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }) }
}
