import { contractMutants } from '../mutant.ts'

const prices = contractMutants(
  'lending/prices/AssetPrice',
  ['lending/prices/LendingPrices', 'lending/prices/LendingCurvePrices'],
  [
    [
      'the lower bound is the spot price',
      'prices.lower = Math.min(prices.spot, prices.average)',
      'prices.lower = prices.spot',
    ],
    [
      'the upper bound is the spot price',
      'prices.upper = Math.max(prices.spot, prices.average)',
      'prices.upper = prices.spot',
    ],
    ['a price never gets too old', 'block.timestamp <= prices.updatedAt + MAX_AGE', 'prices.updatedAt > 0'],
    [
      'a price is too old a second early',
      'block.timestamp <= prices.updatedAt',
      'block.timestamp < prices.updatedAt',
    ],
    ['money changes hands by an old price', 'if (!prices.fresh) revert', 'if (prices.lower == 0) revert'],
    [
      "a debt's dollars rounded down",
      '_scale(decimals), Math.Rounding.Ceil);\n    }\n\n    /// @notice The least',
      '_scale(decimals));\n    }\n\n    /// @notice The least',
    ],
  ],
)

const account = contractMutants(
  'lending/LendingAccount',
  ['lending/prices/LendingCurvePrices', 'lending/prices/LendingPrices', 'lending/loans/LendingLiquidation'],
  [
    ['debt at the lower bound', 'valueUp(debt, prices.upper,', 'valueUp(debt, prices.lower,'],
    [
      'collateral at the upper bound',
      'valueDown(supplied, prices.lower,',
      'valueDown(supplied, prices.upper,',
    ],
    [
      'a liquidation by the spot price',
      'valueDown(supplied, prices.average,',
      'valueDown(supplied, prices.spot,',
    ],
    [
      'a liquidation counts debt at the upper bound',
      'valueUp(debt, prices.average,',
      'valueUp(debt, prices.upper,',
    ],
    ['an old price carries a loan', 'if (!prices.fresh) return;', ''],
    ['an unpriced debt forbids nothing', 'return debt > 0 && !prices.fresh;', 'return false;'],
    ['the whole loan is liquidated earlier', 'HOPELESS = 0.95e18', 'HOPELESS = 0.96e18'],
    [
      'a withdrawal leaves less than the debt',
      'account.withdrawalUsd >= account.debtUsd',
      'account.collateralUsd >= account.debtUsd',
    ],
    [
      'a loan beyond the borrowing power',
      'account.debtUsd <= account.borrowingPowerUsd',
      'account.debtUsd <= account.collateralUsd',
    ],
  ],
)

const reserve = contractMutants(
  'lending/ReserveMath',
  ['lending/ReserveMath'],
  [
    [
      'a debt rounded down',
      'Math.ceilDiv(scaled * self.borrowIndex[tier], RAY)',
      'scaled * self.borrowIndex[tier] / RAY',
    ],
    ['a reserve factor of 0', 'interest * config.reserveFactorBps / BPS', '0'],
    ['lenders get all of the interest', '(interest - toReserves) * RAY / claims', 'interest * RAY / claims'],
    ['interest starts past the kink a unit early', 'used <= kink', 'used < kink - 1'],
    ['growth without its third term', ' + square * x / RAY / 6', ''],
    ["the supply rate keeps the pool's share", '(BPS - config.reserveFactorBps)', 'BPS'],
    ['the worst tier pays less', 'uint256(15_000)', 'uint256(14_999)'],
  ],
)

const rounding = contractMutants(
  'lending/LendingPool',
  ['lending/LendingInvariants', 'lending/views/LendingMax', 'lending/LendingRefusals'],
  [
    [
      'a withdrawal burns rounded down',
      'Math.ceilDiv(amount * ReserveMath.RAY, reserve.supplyIndex)',
      'amount * ReserveMath.RAY / reserve.supplyIndex',
    ],
    [
      'a deposit mints rounded up',
      'amount * ReserveMath.RAY / reserve.supplyIndex;\n        if (scaled',
      'amount * ReserveMath.RAY / reserve.supplyIndex + 1;\n        if (scaled',
    ],
    ['a deposit beyond the cap', 'cap != 0 && total > cap', 'false'],
    ['a withdrawal is not checked', '        _state.requireHealthy(msg.sender);\n', ''],
    ['a paused asset', 'if (_state.configs[asset].paused) revert AssetPaused(asset);', ''],
  ],
)

const permits = contractMutants(
  'lending/LendingPool',
  ['lending/LendingPermit'],
  [
    [
      'a permit is not handed to the token',
      '        _permit(asset, amount, deadline, v, r, s);\n        _deposit',
      '        _deposit',
    ],
    [
      'a permit that is used up undoes the deposit',
      '        try IERC20Permit(asset).permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}',
      '        IERC20Permit(asset).permit(msg.sender, address(this), amount, deadline, v, r, s);',
    ],
  ],
)

const borrowing = contractMutants(
  'lending/loans/LendingBorrowing',
  ['lending/LendingRefusals', 'lending/views/LendingMax', 'lending/credit/LendingCredit'],
  [
    ['a loan is not checked', '        self.requireBorrowingPower(msg.sender);\n', ''],
    ['a loan beyond the cap', 'config.borrowCap != 0 && total > config.borrowCap', 'false'],
    ['a loan below the minimum', 'debt < config.minimumBorrow', 'false'],
    ['a paused asset is lent', 'if (config.paused)', 'if (false)'],
    ['an asset that is only collateral is lent', 'if (!config.borrowable)', 'if (false)'],
    ['a repayment takes more than the debt', 'amount = Math.min(amount, debt);', ''],
  ],
)

const loans = contractMutants(
  'lending/loans/LendingLoans',
  [
    'lending/views/LendingMax',
    'lending/LendingRefusals',
    'lending/credit/LendingCredit',
    'lending/loans/LendingRepayments',
    'lending/LendingInvariants',
  ],
  [
    [
      'a repayment takes one share too many',
      'amount * ReserveMath.RAY / reserve.borrowIndex[loan.tier]',
      'Math.ceilDiv(amount * ReserveMath.RAY, reserve.borrowIndex[loan.tier])',
    ],
    ['repaying all leaves a share', 'amount == debt ? loan.scaled :', 'amount == debt ? loan.scaled - 1 :'],
    [
      'principal is paid before interest',
      'Math.min(amount, debt - loan.principal)',
      'amount - Math.min(amount, loan.principal)',
    ],
    ['a repayment of nothing', 'if (scaled == 0) revert ILendingPool.ZeroAmount();', ''],
  ],
)

const liquidation = contractMutants(
  'lending/loans/LendingLiquidation',
  ['lending/loans/LendingLiquidation'],
  [
    ['a healthy loan is liquidated', 'health >= LendingAccount.HEALTHY', 'health > LendingAccount.HEALTHY'],
    [
      'the whole loan is always liquidated',
      'health < LendingAccount.HOPELESS ? debt : Math.ceilDiv(debt, 2)',
      'debt',
    ],
    ['half of a loan rounded down', 'Math.ceilDiv(debt, 2)', 'debt / 2'],
    ['a liquidator gets no bonus', 'BPS + self.configs[collateralAsset].liquidationBonusBps', 'BPS'],
    ['a liquidation leaves the score alone', '        record.liquidated(cycleLength);\n', ''],
  ],
)

const limits = contractMutants(
  'lending/views/LendingLimits',
  ['lending/views/LendingLimits', 'lending/prices/LendingCurvePrices'],
  [
    [
      'what is needed by a loan rounded down',
      'Math.ceilDiv(amount * RAY, self.reserve.supplyIndex)',
      'amount * RAY / self.reserve.supplyIndex',
    ],
    [
      'the most to borrow at the lower bound',
      'AssetPrice.amountDown(room, self.prices.upper,',
      'AssetPrice.amountDown(room, self.prices.lower,',
    ],
    [
      'the most to borrow is more than the cash',
      '_between(self.reserve, tier, self.scaledDebt, mostDebt), self.reserve.cash)',
      '_between(self.reserve, tier, self.scaledDebt, mostDebt), type(uint256).max)',
    ],
    [
      'a loan below the minimum is offered',
      'most) < self.config.minimumBorrow) return 0;',
      'most) < 0) return 0;',
    ],
  ],
)

export const lendingMutants = [
  ...[...prices, ...account, ...reserve, ...rounding, ...permits],
  ...[...borrowing, ...loans, ...liquidation, ...limits],
]
