import { contractMutants } from '../mutant.ts'

const oracle = contractMutants(
  'lending/prices/PriceOracle',
  ['lending/LendingAdmin', 'lending/prices/PriceOracle'],
  [
    ['anybody sets a price', 'uint256 usd) external onlyOwner', 'uint256 usd) external'],
    ['anybody names a market', 'CurvePool pool) external onlyOwner', 'CurvePool pool) external'],
    ['a market of another token', 'address(pool.token()) != asset', 'false'],
    [
      'the price of a market goes before a fixed one',
      'if (set.usd != 0)',
      'if (set.usd != 0 && address(markets[asset]) == address(0))',
    ],
    [
      'a fixed price never gets older',
      '(set.usd, set.usd, set.updatedAt)',
      '(set.usd, set.usd, block.timestamp)',
    ],
  ],
)

const admin = contractMutants(
  'lending/LendingAdmin',
  ['lending/LendingAdmin'],
  [
    [
      'anybody configures',
      'ReserveConfig calldata config) external onlyOwner',
      'ReserveConfig calldata config) external',
    ],
    ['anybody collects the reserves', 'address to) external onlyOwner', 'address to) external'],
    ['reserves are collected twice', '        reserve.reserveScaled = 0;\n', ''],
    ['what is collected is not a claim', 'reserve.supplyScaled += scaled', 'reserve.supplyScaled += 0'],
    ['new terms count for the past', 'else _state.storeReserve(address(asset));', ''],
    ['new terms are not announced', '        emit AssetConfigured(address(asset), config);\n', ''],
    [
      'a loan may reach the liquidation threshold',
      'config.ltvBps + LendingAccount.SAFETY_BPS <=',
      'config.ltvBps <=',
    ],
    ['any number of decimals', 'reserve.decimals > MAX_DECIMALS', 'false'],
    ['any interest rate', 'highestRate <= MAX_RATE_BPS', 'highestRate >= 0'],
  ],
)

const guards = contractMutants(
  'lending/LendingPool',
  ['lending/LendingReentrancy'],
  [
    [
      'deposit without the guard',
      'deposit(address asset, uint256 amount) external nonReentrant',
      'deposit(address asset, uint256 amount) external',
    ],
    [
      'withdraw without the guard',
      'withdraw(address asset, uint256 amount) external nonReentrant',
      'withdraw(address asset, uint256 amount) external',
    ],
    [
      'borrow without the guard',
      'borrow(address asset, uint256 amount) external nonReentrant',
      'borrow(address asset, uint256 amount) external',
    ],
    [
      'repay without the guard',
      'repay(address asset, uint256 amount) external nonReentrant',
      'repay(address asset, uint256 amount) external',
    ],
    [
      'liquidate without the guard',
      'address collateralAsset, uint256 amount) external nonReentrant',
      'address collateralAsset, uint256 amount) external',
    ],
  ],
)

const receipts = contractMutants(
  'lending/deposits/PToken',
  ['lending/deposits/PToken', 'lending/LendingAdmin'],
  [
    ['anybody moves receipts', 'msg.sender != address(pool)', 'false'],
    [
      'a transfer rounds its cost down',
      'Math.ceilDiv(amount * RAY, pool.supplyIndex(asset))',
      'amount * RAY / pool.supplyIndex(asset)',
    ],
    ['a borrower passes on what the loan needs', 'if (amount > 0) pool.requireHealthy(from);', ''],
    ['a transfer of nothing needs health', 'if (amount > 0) pool.requireHealthy', 'pool.requireHealthy'],
    ['an allowance is never used up', 'allowed != type(uint256).max', 'false'],
  ],
)

export const accessMutants = [...oracle, ...admin, ...guards, ...receipts]
