import { type Address, maxUint256, parseUnits } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import { oraclePrice } from '#network/contracts/lendingReserves.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { pTokenAbi } from '#spec/abi/pToken.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { startTestChain, type TestCall, type TestChain } from './testChain.ts'

/** Length of a credit cycle in the tests, in seconds. */
export const cycle = 3600

type Move = 'deposit' | 'withdraw' | 'borrow' | 'repay'

/** A test chain with funded accounts, and short functions for their calls to the lending pool. */
export async function startLendingFixture() {
  const chain = await startTestChain({ cycleLength: cycle })
  const { stablecoin: usd, wrappedEther: eth, wrappedBitcoin: btc, lendingPool } = chain.deployment
  const operator = devAccount(accountRoles.operator).address
  const accounts = [50, 51, 52, 53].map((index) => devAccount(index).address) as [
    Address,
    Address,
    Address,
    Address,
  ]
  const assets = [
    { token: usd, decimals: 6, plenty: parseUnits('1000000', 6) },
    { token: eth, decimals: 18, plenty: parseUnits('400', 18) },
    { token: btc, decimals: 8, plenty: parseUnits('15', 8) },
  ] as const

  const onToken = (address: Address, functionName: string, ...args: unknown[]) =>
    tokenCall(address, functionName, args)
  const onPool = (functionName: string, ...args: unknown[]) => poolCall(chain, functionName, args)
  for (const person of accounts) {
    for (const { token, plenty } of assets) {
      await chain.send(person, onToken(token, 'mint', person, plenty))
      await chain.send(person, onToken(token, 'approve', lendingPool, maxUint256))
    }
  }

  const setPrice = (asset: Address, usdWad: bigint) =>
    chain.send(operator, {
      address: chain.deployment.priceOracle,
      abi: priceOracleAbi,
      functionName: 'setPrice',
      args: [asset, usdWad],
    })

  /** Advances the chain's time and renews the oracle's prices, which would be stale otherwise. */
  async function pass(seconds: number) {
    await chain.pass(seconds)
    if (seconds < 43_200) return
    for (const { token } of assets) {
      const { price } = await chain.read<{ price: bigint }>(onPool('getReserve', token))
      await setPrice(token, price)
    }
  }

  return {
    ...chain,
    ...questions(chain),
    pass,
    usd,
    eth,
    btc,
    assets,
    accounts,
    operator,
    onPool,
    onToken,
    act: (who: Address, move: Move, asset: Address, amount: bigint) =>
      chain.send(who, onPool(move, asset, amount)),
    wouldFail: (who: Address, move: Move, asset: Address, amount: bigint) =>
      chain.attempt(who, onPool(move, asset, amount)),
    setPrice: (asset: Address, price: string) => setPrice(asset, oraclePrice(price)),
    /** Changes some of an asset's terms. */
    async configure(asset: Address, change: object) {
      const { config } = await chain.read<Reserve>(onPool('getReserve', asset))
      await chain.send(operator, onPool('configure', asset, { ...config, ...change }))
    },
  }
}

type Reserve = {
  pToken: Address
  cash: bigint
  totalSupplied: bigint
  totalBorrowed: bigint
  config: object
}
type Account = {
  creditScore: bigint
  tier: number
  healthFactor: bigint
  debtUsd: bigint
  availableUsd: bigint
}
type Position = {
  asset: Address
  supplied: bigint
  borrowed: bigint
  principal: bigint
  scaledDebt: bigint
  tier: number
  due: bigint
  maxWithdraw: bigint
  maxBorrow: bigint
}
type Credit = {
  score: bigint
  paidCycles: bigint
  missedCycles: bigint
  cyclePaid: boolean
  loansClosed: bigint
}

/** The views of the pool and its tokens that tests read. */
function questions(chain: TestChain) {
  const ask = <T>(functionName: string, ...args: unknown[]) =>
    chain.read<T>(poolCall(chain, functionName, args))
  return {
    balance: (token: Address, holder: Address) => chain.read<bigint>(tokenCall(token, 'balanceOf', [holder])),
    debt: (asset: Address, user: Address) => ask<bigint>('debtOf', asset, user),
    reserve: (asset: Address) => ask<Reserve>('getReserve', asset),
    account: (user: Address) => ask<Account>('getUserAccount', user),
    credit: (user: Address) => ask<Credit>('creditProfile', user),
    async position(user: Address, asset: Address) {
      const positions = await ask<Position[]>('getUserPositions', user)
      const position = positions.find((entry) => entry.asset === asset)
      if (!position) throw new Error('There is no such position.')
      return position
    },
    async scaledSupply(asset: Address, user: Address) {
      const { pToken } = await ask<Reserve>('getReserve', asset)
      return chain.read<bigint>({ ...tokenCall(pToken, 'scaledBalanceOf', [user]), abi: pTokenAbi })
    },
  }
}

function poolCall({ deployment }: TestChain, functionName: string, args: unknown[]): TestCall {
  return { address: deployment.lendingPool, abi: lendingPoolAbi, functionName, args }
}

function tokenCall(address: Address, functionName: string, args: unknown[]): TestCall {
  return { address, abi: testTokenAbi, functionName, args }
}

export type LendingFixture = Awaited<ReturnType<typeof startLendingFixture>>
