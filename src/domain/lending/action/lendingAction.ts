/** The four functions of a lending pool, by the names the specification gives them. */
export type LendingAction = 'deposit' | 'withdraw' | 'borrow' | 'repay'
