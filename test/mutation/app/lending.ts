import { mutantsBeside, mutantsOf } from '../mutant.ts'

const limits = mutantsBeside('src/domain/lending/action/limits.ts', [
  [
    'MAX of a deposit leaves no room for interest',
    'max: lessOrZero(room, growthOfAll(reserve))',
    'max: room',
  ],
  [
    'the cap counts without the pool’s own deposits',
    'mostScaled - supplyScaled - reserveScaled',
    'mostScaled - supplyScaled',
  ],
  ['MAX of a withdrawal leaves a health factor of 1', '(debtUsd * 101n) / 100n', 'debtUsd'],
  [
    'what is withdrawn is valued at the average',
    '/ liquidationThresholdBps, priceUpper, decimals)',
    '/ liquidationThresholdBps, reserve.priceAverage, decimals)',
  ],
  ['MAX of a loan leaves no room for a moving price', 'amount / 100n : 0n', '0n : 0n'],
  ['a loan at an old price', "  if (!reserve.isPriceFresh) return limit(0n, 'noPrice')\n", ''],
  ['a loan of somebody who owes what has no price', 'if (summary.hasUnpricedDebt)', 'if (false)'],
  ['a deposit into a paused asset', 'if (reserve.paused) return closed\n  const room', 'const room'],
  [
    'all is repaid with an empty wallet',
    'position.wallet >= grow(debt, worst, inclusionSeconds)',
    'position.wallet >= debt',
  ],
  [
    'cash that binds a loan is not named',
    "amount === reserve.cash) return 'liquidity'",
    "amount === reserve.cash) return 'power'",
  ],
  ['all is withdrawn though there is a debt', ' && summary.debtUsd === 0n) return', ') return'],
])

const after = mutantsBeside('src/domain/lending/action/afterAction.ts', [
  [
    'a deposit is scaled up',
    'const scaled = (amount * ray) / reserve.supplyIndex',
    'const scaled = divideUp(amount * ray, reserve.supplyIndex)',
  ],
  [
    'a withdrawal is scaled down',
    'position.scaledSupply : divideUp(amount * ray, reserve.supplyIndex)',
    'position.scaledSupply : (amount * ray) / reserve.supplyIndex',
  ],
  [
    'a loan is scaled down',
    'const scaled = divideUp(amount * ray, borrowIndex(reserve, tier))',
    'const scaled = (amount * ray) / borrowIndex(reserve, tier)',
  ],
  ['a repayment takes more than the debt', 'smallest(asked, debt)', 'asked'],
  ['a withdrawal takes more than the deposit', 'smallest(asked, position.supplied)', 'asked'],
  [
    'a loan that moves tier is rounded down',
    'divideUp(debt * ray, borrowIndex(reserve, tier))',
    '(debt * ray) / borrowIndex(reserve, tier)',
  ],
  [
    'a touched loan keeps its tier',
    'position: { ...position, tier, scaledDebt }',
    'position: { ...position, scaledDebt }',
  ],
])

const summary = mutantsBeside('src/domain/lending/account/accountSummary.ts', [
  [
    'debt at the average',
    'debtUsd += valueUp(borrowed, priceUpper,',
    'debtUsd += valueUp(borrowed, priceAverage,',
  ],
  [
    'debt at the lower bound',
    'priceUpper, priceAverage }: Reserve',
    'priceLower: priceUpper, priceAverage }: Reserve',
  ],
  [
    'collateral at the average',
    'valueDown(supplied, priceLower, decimals)',
    'valueDown(supplied, priceAverage, decimals)',
  ],
  ['collateral at an old price carries a loan', 'if (!isPriceFresh) return', ''],
  ['a debt without a price forbids nothing', ' && !hasUnpricedDebt', ''],
  [
    'no debt is a health factor of zero',
    'liquidationDebtUsd === 0n ? null',
    'liquidationDebtUsd === 0n ? 0n',
  ],
])

const reserve = mutantsBeside('src/domain/lending/reserve/reserve.ts', [
  [
    'debt is valued down',
    'divideUp(amount * price, 10n ** BigInt(decimals + extraDecimals))',
    '(amount * price) / 10n ** BigInt(decimals + extraDecimals)',
  ],
  [
    'a loan is rounded down',
    'divideUp(scaled * borrowIndex(reserve, tier), ray)',
    '(scaled * borrowIndex(reserve, tier)) / ray',
  ],
  [
    'a tier borrows up to the liquidation',
    'reserve.liquidationThresholdBps - safetyBps',
    'reserve.liquidationThresholdBps',
  ],
  ['the pool’s own deposits are no deposits', 'supplyScaled + reserveScaled', 'supplyScaled'],
])

const interest = mutantsBeside('src/domain/lending/reserve/interest.ts', [
  ['growth without its third term', ' + (square * x) / ray / 6n', ''],
  [
    'a debt that grew is rounded down',
    'divideUp(amount * compound(rate, seconds), ray)',
    '(amount * compound(rate, seconds)) / ray',
  ],
  ['the steep slope starts at rest', '(utilization - kink)) / (ray - kink)', 'utilization) / ray'],
  ['every tier pays the same', '(rate * tierByNumber(tier).rateBps)', '(rate * basisPoints)'],
])

const approval = mutantsOf(
  'src/domain/lending/action/approval.ts',
  ['src/domain/lending/action/limits.test.ts'],
  [
    ['an approval of everything lasts a minute', 'approvalSeconds = 3_600n', 'approvalSeconds = 60n'],
    [
      'a withdrawal asks for an approval',
      "action === 'deposit' || action === 'repay' ? amount",
      "action !== 'borrow' ? amount",
    ],
  ],
)

const problem = mutantsBeside('src/domain/lending/action/lendingProblem.ts', [
  ['a base unit more than the most', 'amount > most', 'amount > most + 1n'],
  ['a deposit of dust', 'amount * ray < reserve.supplyIndex', 'false'],
])

/* What is signed otherwise than the dialog says is noticed by whoever reads the wallet's requests. */
const form = 'src/pages/lending/parts/action/ActionForm.test.tsx'
const signed = [
  ...mutantsOf(
    'src/pages/lending/parts/action/steps/actionCalls.ts',
    [form],
    [
      [
        'an approval for somebody else',
        'approveCall(asset, lendingPool(), units)',
        'approveCall(asset, asset, units)',
      ],
      ['a unit more than the button says', 'maxUint256 : amount)', 'maxUint256 : amount + 1n)'],
    ],
  ),
  ...mutantsOf(
    'src/pages/lending/parts/action/ActionButton.tsx',
    [form],
    [['an old approval that is none is reset', 'allowance > 0n && ', '']],
  ),
  ...mutantsOf(
    'src/pages/lending/parts/action/consent/useConsent.ts',
    [form],
    [
      [
        'what was accepted for one deposit counts for the next',
        'accepted.earlier?.id === earlier.id',
        'accepted.earlier !== null',
      ],
    ],
  ),
  ...mutantsOf(
    'src/interfaces/wallet/requests/walletSend.ts',
    [form],
    [['a transaction of any chain', '    chainId: numberToHex(chainId),\n', '']],
  ),
]

export const lendingMutants = [
  ...[...limits, ...after, ...summary, ...reserve],
  ...[...interest, ...approval, ...problem, ...signed],
]
