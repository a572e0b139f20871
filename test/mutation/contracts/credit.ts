import { contractMutants } from '../mutant.ts'

const score = contractMutants(
  'lending/credit/CreditScore',
  ['lending/credit/CreditScore', 'lending/credit/LendingCredit', 'lending/loans/LendingLiquidation'],
  [
    ['the best tier a point early', 'score < 800', 'score < 799'],
    ['a cycle is paid when one of its loans is', 'self.paidLoans == self.dueLoans', 'self.paidLoans > 0'],
    ['a new loan pays the others', ' && self.newLoans == 0', ''],
    ['missed cycles cost nothing', '        _miss(self, missed);\n', ''],
    [
      'each of several liquidations lowers the score',
      'block.timestamp < self.liquidatedAt + cycleLength',
      'false',
    ],
    ['the score falls below the worst', '(self.score - WORST) * percent', 'self.score * percent'],
  ],
)

const cycle = contractMutants(
  'lending/credit/CreditCycle',
  ['lending/credit/CreditScore', 'lending/credit/LendingCredit'],
  [
    ['a hundredth of a loan pays its cycle', 'LEFT_PERCENT = 95', 'LEFT_PERCENT = 99'],
    ['a loan that is just opened earns', 'paid && held && self.principal', 'paid && self.principal'],
    ['loans of nothing earn', ' && self.principal >= minimum', ''],
    [
      'one unit more than is due has to be paid',
      'debt <= most(self.principal)',
      'debt < most(self.principal)',
    ],
  ],
)

export const creditMutants = [...score, ...cycle]
