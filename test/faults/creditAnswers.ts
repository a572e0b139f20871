import { decodeFunctionResult, encodeFunctionResult, type Hex } from 'viem'
import { lendingPoolAbi as abi } from '#spec/abi/lendingPool.ts'

const functionName = 'getUserState'
/** A score with its tier and its borrowing power in 1e-8 dollars. */
export type Credit = { creditScore: bigint; tier: number; power: bigint }

/** Rewrites a node's answers so that an account with collateral has this credit and the rate of its tier. */
export function withCredit(whole: string, { creditScore, tier, power }: Credit): string {
  return whole.replaceAll(/"result":"(0x[0-9a-f]{2000,})"/g, (answer, data: Hex) => {
    const state = userState(data)
    if (!state) return answer
    const rates = new Map(state.reserves.map(({ asset, borrowRate }) => [asset, borrowRate[tier] ?? 0n]))
    const changed = {
      ...state,
      account: { ...state.account, creditScore, tier, borrowingPowerUsd: power, availableUsd: power },
      credit: { ...state.credit, score: creditScore },
      positions: state.positions.map((each) => ({ ...each, tier, borrowRate: rates.get(each.asset) ?? 0n })),
    }
    return `"result":"${encodeFunctionResult({ abi, functionName, result: changed as never })}"`
  })
}

function userState(data: Hex) {
  try {
    return decodeFunctionResult({ abi, functionName, data })
  } catch {
    return null
  }
}
