import { creditRules, scoreRange } from './creditTiers.ts'

const { paidPercent, missedPercent, liquidatedPercent, duePercent } = creditRules
const { lowest, highest, newcomer } = scoreRange

/** The rules by which the pool contract moves a score, one sentence each. */
export const scoreRules: readonly string[] = [
  `Everybody starts at ${newcomer}; the lowest score is ${lowest}, the highest ${highest}.`,
  `In each credit cycle all interest and ${duePercent}% of every loan that was open when it began are due; so is what is borrowed on it meanwhile.`,
  `A cycle in which all that is due is paid raises the score by up to ${paidPercent}% of the way to ${highest}; a new loan in it forgoes that.`,
  `A cycle in which something due stays unpaid lowers it by ${missedPercent}% of the way to ${lowest}.`,
  `A liquidation lowers it by ${liquidatedPercent}% of the way to ${lowest} at once; several within the length of a cycle count as one.`,
  'Deposits, withdrawals and new loans do not move it by themselves.',
]
