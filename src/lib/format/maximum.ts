import { maxUint256 } from '#lib/numbers/integers.ts'

/** The largest number of a contract, as arguments have it. */
export const maximum = maxUint256.toString()

const approvals = /^(approve|approval|permit|increaseallowance)\b/i
const times = /deadline|expir|until/i

/**
 * What the largest uint256 means as an argument of a call or an event, such as `approve(address,uint256)`: "no limit"
 * for an approval, "no deadline" for a time, and else "the maximum".
 */
export function maximumWord(argument: string, call: string | null): string {
  if (times.test(argument)) return 'no deadline'
  return call !== null && approvals.test(call.trim()) ? 'no limit' : 'the maximum'
}
