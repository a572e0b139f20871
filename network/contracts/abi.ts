import { erc20Abi, parseAbi } from 'viem'

/** The contracts of the local network as the services see them. A contract test holds them against the compiled artifacts. */

export const curveFactoryAbi = parseAbi([
  'struct MarketParameters { string name; string symbol; string metadata; uint256 virtualUsd; uint256 supply; uint8 feeStrategy; }',
  'function createMarket(MarketParameters parameters) returns (address pool, address token, uint256 nftId)',
  'function marketCount() view returns (uint256)',
  'function pools(uint256 marketId) view returns (address)',
  'function poolOfNft(uint256 nftId) view returns (address)',
  'function stablecoin() view returns (address)',
  'function marketNft() view returns (address)',
  'event MarketCreated(uint256 indexed marketId, address indexed pool, address indexed token, address creator, uint256 nftId, string name, string symbol, string metadata, uint256 virtualUsd, uint256 tokenSupply, uint8 feeStrategy)',
])

export const curvePoolAbi = parseAbi([
  'function buy(uint256 usdIn, uint256 minimumOut, address to, uint256 deadline) returns (uint256 tokensOut)',
  'function sell(uint256 tokensIn, uint256 minimumOut, address to, uint256 deadline) returns (uint256 usdOut)',
  'function claimFees() returns (uint256 amount)',
  'function quoteBuy(uint256 usdIn) view returns (uint256 tokensOut, uint256 fee)',
  'function quoteSell(uint256 tokensIn) view returns (uint256 usdOut, uint256 fee)',
  'function quoteBuyExactOut(uint256 tokensOut) view returns (uint256 usdIn, uint256 fee)',
  'function token() view returns (address)',
  'function stablecoin() view returns (address)',
  'function nftId() view returns (uint256)',
  'function virtualReserveUsd() view returns (uint256)',
  'function realReserveUsd() view returns (uint256)',
  'function reserveToken() view returns (uint256)',
  'function spotPriceWad() view returns (uint256)',
  'function averagePriceWad() view returns (uint256)',
  'function marketCapUsd() view returns (uint256)',
  'function volatility() view returns (uint256)',
  'function feePpm() view returns (uint256)',
  'function feeStrategy() view returns (uint8)',
  'function feesAccrued() view returns (uint256)',
  'function feesClaimed() view returns (uint256)',
  'event Swap(address indexed sender, address indexed to, bool isBuy, uint256 amountIn, uint256 amountOut, uint256 feeAmount, uint256 virtualReserveUsdAfter, uint256 realReserveUsdAfter, uint256 reserveTokenAfter, uint256 priceUsdAfterWad)',
  'event VolatilityUpdated(uint256 volatilityBps, uint256 nextFeePpm)',
  'event FeesClaimed(uint256 indexed nftId, address indexed recipient, uint256 amount)',
  'error Slippage(uint256 got, uint256 minimum)',
  'error Expired()',
  'error ZeroAmount()',
  'error InsufficientReserve(uint256 requested, uint256 available)',
])

export const lendingPoolAbi = parseAbi([
  'struct ReserveConfig { uint16 ltvBps; uint16 liquidationThresholdBps; uint16 liquidationBonusBps; uint16 reserveFactorBps; uint16 kinkBps; uint32 baseRateBps; uint32 slope1Bps; uint32 slope2Bps; uint128 supplyCap; uint128 borrowCap; uint128 minimumBorrow; bool borrowable; bool paused; }',
  'struct ReserveView { address asset; address pToken; string symbol; uint8 decimals; uint256 price; uint256 priceLower; uint256 priceUpper; uint256 priceAverage; uint256 priceUpdatedAt; bool priceFresh; uint256 cash; uint256 totalSupplied; uint256 totalBorrowed; uint256 utilization; uint256 supplyRate; uint256[5] borrowRate; uint256 supplyIndex; uint256[5] borrowIndex; uint256 supplyScaled; uint256 reserveScaled; uint256[5] borrowScaled; uint256 reserves; ReserveConfig config; uint256 asOf; }',
  'struct Account { uint256 creditScore; uint8 tier; uint256 collateralUsd; uint256 debtUsd; uint256 borrowingPowerUsd; uint256 availableUsd; uint256 withdrawalUsd; uint256 liquidationUsd; uint256 liquidationDebtUsd; uint256 healthFactor; }',
  'struct PositionView { address asset; uint256 wallet; uint256 allowance; uint256 supplied; uint256 borrowed; uint256 principal; uint8 tier; uint256 borrowRate; uint256 scaledSupply; uint256 scaledDebt; uint256 due; uint256 maxWithdraw; uint256 maxBorrow; }',
  'struct Credit { uint256 score; uint256 firstBorrowAt; uint256 lastBorrowAt; uint256 paidCycles; uint256 missedCycles; uint256 loansClosed; uint256 liquidations; uint256 repaidUsd; uint256 cycleEndsAt; bool cyclePaid; uint256 openLoans; uint256 dueLoans; uint256 paidLoans; uint256 scoreAtCycleEnd; uint256 scoreWhenClosed; }',
  'function deposit(address asset, uint256 amount)',
  'function withdraw(address asset, uint256 amount)',
  'function borrow(address asset, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'function liquidate(address user, address debtAsset, address collateralAsset, uint256 amount)',
  'function sync(address asset, address user)',
  'function getReservesList() view returns (address[])',
  'function getReserve(address asset) view returns (ReserveView)',
  'function getReserves() view returns (ReserveView[])',
  'function getUserAccount(address user) view returns (Account)',
  'function getUserPositions(address user) view returns (PositionView[])',
  'function debtOf(address asset, address user) view returns (uint256)',
  'function creditProfile(address user) view returns (Credit)',
  'function rateAt(address asset, uint256 utilization, uint8 tier) view returns (uint256)',
  'function tierOf(uint256 score) pure returns (uint8)',
  'function tierRateBps(uint256 tier) pure returns (uint256)',
  'function tierPowerBps(uint256 tier) pure returns (uint256)',
  'function supplyIndex(address asset) view returns (uint256)',
  'function cycleLength() view returns (uint256)',
  'function oracle() view returns (address)',
  'function maxPriceAge() pure returns (uint256)',
  'function configure(address asset, ReserveConfig config)',
  'function collectReserves(address asset, address to)',
  'event AssetListed(address indexed asset, address indexed pToken)',
  'event AssetConfigured(address indexed asset, ReserveConfig config)',
  'event ReservesCollected(address indexed asset, address indexed to, uint256 amount, uint256 scaled)',
  'event Deposit(address indexed asset, address indexed user, uint256 amount, uint256 scaled)',
  'event Withdraw(address indexed asset, address indexed user, uint256 amount, uint256 scaled)',
  'event Borrow(address indexed asset, address indexed user, uint256 amount, uint8 tier, uint256 borrowRate)',
  'event Repay(address indexed asset, address indexed user, uint256 amount, uint256 interestPaid, uint256 remainingDebt)',
  'event Liquidate(address indexed user, address indexed debtAsset, address indexed collateralAsset, address liquidator, uint256 debtRepaid, uint256 collateralSeized)',
  'event Accrue(address indexed asset, uint256 interest, uint256 supplyIndex, uint256 utilization)',
  // reason: 1 a cycle was paid, 2 cycles were missed, 3 a liquidation
  'event CreditScoreUpdated(address indexed user, uint256 oldScore, uint256 newScore, uint8 reason)',
  'event TierMigrated(address indexed asset, address indexed user, uint8 oldTier, uint8 newTier)',
  'error ZeroAmount()',
  'error AssetNotListed(address asset)',
  'error AssetPaused(address asset)',
  'error BorrowingDisabled(address asset)',
  'error InsufficientSupplyBalance(uint256 requested, uint256 available)',
  'error InsufficientPoolLiquidity(uint256 requested, uint256 available)',
  'error BorrowingPowerExceeded(uint256 debtUsd, uint256 borrowingPowerUsd)',
  'error HealthFactorTooLow(uint256 healthFactor)',
  'error NoDebt(address asset)',
  'error SupplyCapExceeded(uint256 cap, uint256 wouldBe)',
  'error BorrowCapExceeded(uint256 cap, uint256 wouldBe)',
  'error BelowMinimumBorrow(uint256 minimum, uint256 debt)',
  'error NotLiquidatable(uint256 healthFactor)',
  'error PriceUnavailable(address asset)',
  'error BadConfig(address asset)',
])

/** The network's faucet tokens: anybody mints, up to `mintLimit` a call. */
export const testTokenAbi = [
  ...erc20Abi,
  ...parseAbi([
    'function mint(address to, uint256 amount)',
    'function mintLimit() view returns (uint256)',
    'error MintLimitExceeded(uint256 amount, uint256 limit)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  ]),
] as const

/** What a deposit's receipt has beyond ERC-20. Its balances grow with the interest, without transfers. */
export const pTokenAbi = [
  ...erc20Abi,
  ...parseAbi([
    'function asset() view returns (address)',
    'function pool() view returns (address)',
    'function scaledBalanceOf(address holder) view returns (uint256)',
    'function scaledTotalSupply() view returns (uint256)',
  ]),
] as const

export const priceOracleAbi = parseAbi([
  'function getAssetPrice(address asset) view returns (uint256 usd, uint256 updatedAt)',
  'function getPrices(address asset) view returns (uint256 spot, uint256 average, uint256 updatedAt)',
  'function fixedPrices(address asset) view returns (uint128 usd, uint64 updatedAt)',
  'function markets(address asset) view returns (address)',
  'function setPrice(address asset, uint256 usd)',
  'function setMarket(address asset, address pool)',
  'event PriceSet(address indexed asset, uint256 usd)',
  'event MarketSet(address indexed asset, address indexed pool)',
])

/** The ERC-721 anybody mints. */
export const collectibleAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function mint(address to) returns (uint256 tokenId)',
  'function burn(uint256 tokenId)',
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])

/** The ERC-1155 anybody mints. */
export const multiTokenAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function mintBatch(address to, uint256[] ids, uint256[] amounts)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event ApprovalForAll(address indexed account, address indexed operator, bool approved)',
])

/** Calls that make what an explorer has to show: internal transactions, creations and every kind of revert. */
export const playgroundAbi = parseAbi([
  'function split(address[] recipients) payable',
  'function descend(uint256 depth, address recipient) payable',
  'function create(uint256 leafCount) payable returns (address child)',
  'function createAt(bytes32 salt, uint256 leafCount) payable returns (address child)',
  'function retireLatest()',
  'function count()',
  'function countTwice()',
  'function refuse(uint256 code) view',
  'function complain(string reason) pure',
  'function panic(uint256 kind) view returns (uint256)',
  'function exhaust()',
  'event Counted(address indexed by, uint256 counter)',
  'event Created(address indexed child, bytes32 salt)',
  'error Refused(address caller, uint256 code)',
  'error TransferFailed(address to)',
])

/** The token transfers of all three standards. ERC-20 and ERC-721 share the topic and differ in what is indexed. */
export const transferAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
