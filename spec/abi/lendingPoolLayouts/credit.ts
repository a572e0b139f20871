// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

export const score = 0
export const firstBorrowAt = 1
export const lastBorrowAt = 2
export const paidCycles = 3
export const missedCycles = 4
export const loansClosed = 5
export const liquidations = 6
export const repaidUsd = 7
export const cycleEndsAt = 8
export const cyclePaid = 9
export const openLoans = 10
export const dueLoans = 11
export const paidLoans = 12
export const scoreAtCycleEnd = 13
export const scoreWhenClosed = 14

/** How many words it has. */
export const words = 15
