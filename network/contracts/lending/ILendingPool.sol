// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What the lending pool says and takes
/// @notice Units: amounts in the asset's base units, prices with 18 decimals for one whole token, dollar amounts with 8,
/// rates a year and indices with 27, the health factor with 18, shares in basis points.
interface ILendingPool {
    struct ReserveConfig {
        uint16 ltvBps;
        uint16 liquidationThresholdBps;
        uint16 liquidationBonusBps;
        uint16 reserveFactorBps;
        uint16 kinkBps;
        uint32 baseRateBps;
        uint32 slope1Bps;
        uint32 slope2Bps;
        uint128 supplyCap;
        uint128 borrowCap;
        uint128 minimumBorrow;
        bool borrowable;
        bool paused;
    }

    /// @notice A reserve with all interest up to the block it is asked at.
    struct ReserveView {
        address asset;
        address pToken;
        string symbol;
        uint8 decimals;
        /// The price at this moment; it and the next four are 0 when there is none.
        uint256 price;
        /// Values collateral when its owner borrows or withdraws: the lower of price and average.
        uint256 priceLower;
        /// Values their debt: the higher of price and average.
        uint256 priceUpper;
        /// Values both in a liquidation.
        uint256 priceAverage;
        uint256 priceUpdatedAt;
        /// False when the price is unknown or too old: such collateral carries nothing, such a debt forbids to borrow.
        bool priceFresh;
        uint256 cash;
        uint256 totalSupplied;
        uint256 totalBorrowed;
        uint256 utilization;
        uint256 supplyRate;
        uint256[5] borrowRate;
        uint256 supplyIndex;
        uint256[5] borrowIndex;
        uint256 supplyScaled;
        uint256 reserveScaled;
        uint256[5] borrowScaled;
        uint256 reserves;
        ReserveConfig config;
        uint256 asOf;
    }

    struct Account {
        uint256 creditScore;
        uint8 tier;
        /// All collateral by the lower price, and all debt by the higher, also where the last known price is too old.
        uint256 collateralUsd;
        uint256 debtUsd;
        uint256 borrowingPowerUsd;
        uint256 availableUsd;
        /// What a withdrawal has to leave at least as large as the debt: collateral with a fresh price, by the lower one,
        /// times its liquidation threshold.
        uint256 withdrawalUsd;
        /// What a liquidation compares: collateral times its liquidation threshold, and debt, by the average price.
        uint256 liquidationUsd;
        uint256 liquidationDebtUsd;
        /// Their quotient. Below 1 the account can be liquidated; the largest number without any debt.
        uint256 healthFactor;
    }

    struct PositionView {
        address asset;
        uint256 wallet;
        uint256 allowance;
        uint256 supplied;
        uint256 borrowed;
        uint256 principal;
        uint8 tier;
        uint256 borrowRate;
        uint256 scaledSupply;
        uint256 scaledDebt;
        /// What to repay before the credit cycle ends so that this loan has paid in it; grows with the interest.
        uint256 due;
        /// To the base unit what this block accepts, 0 when nothing.
        uint256 maxWithdraw;
        uint256 maxBorrow;
    }

    struct Credit {
        uint256 score;
        uint256 firstBorrowAt;
        uint256 lastBorrowAt;
        uint256 paidCycles;
        uint256 missedCycles;
        uint256 loansClosed;
        uint256 liquidations;
        uint256 repaidUsd;
        /// 0 while no cycle runs.
        uint256 cycleEndsAt;
        /// All loans that owe in this cycle have paid; false when none owes.
        bool cyclePaid;
        uint256 openLoans;
        /// Loans that owe in this cycle, and those of them that have paid.
        uint256 dueLoans;
        uint256 paidLoans;
        /// The score at the end of this cycle if everything stays as it is now.
        uint256 scoreAtCycleEnd;
        /// The score at the end of this cycle if every loan that owes in it is closed now and none is taken.
        uint256 scoreWhenClosed;
    }

    /// @notice The whole pool and one user in it, all of one block.
    struct UserState {
        ReserveView[] reserves;
        Account account;
        PositionView[] positions;
        Credit credit;
    }

    event AssetListed(address indexed asset, address indexed pToken);
    event AssetConfigured(address indexed asset, ReserveConfig config);
    event ReservesCollected(address indexed asset, address indexed to, uint256 amount, uint256 scaled);
    event Deposit(address indexed asset, address indexed user, uint256 amount, uint256 scaled);
    event Withdraw(address indexed asset, address indexed user, uint256 amount, uint256 scaled);
    event Borrow(address indexed asset, address indexed user, uint256 amount, uint8 tier, uint256 borrowRate);
    event Repay(
        address indexed asset, address indexed user, uint256 amount, uint256 interestPaid, uint256 remainingDebt
    );
    event Liquidate(
        address indexed user,
        address indexed debtAsset,
        address indexed collateralAsset,
        address liquidator,
        uint256 debtRepaid,
        uint256 collateralSeized
    );
    event Accrue(address indexed asset, uint256 interest, uint256 supplyIndex, uint256 utilization);
    /// @param reason 1 a cycle was paid, 2 cycles were missed, 3 a liquidation.
    event CreditScoreUpdated(address indexed user, uint256 oldScore, uint256 newScore, uint8 reason);
    event TierMigrated(address indexed asset, address indexed user, uint8 oldTier, uint8 newTier);

    error ZeroAmount();
    error AssetNotListed(address asset);
    error AssetPaused(address asset);
    error BorrowingDisabled(address asset);
    error InsufficientSupplyBalance(uint256 requested, uint256 available);
    error InsufficientPoolLiquidity(uint256 requested, uint256 available);
    error BorrowingPowerExceeded(uint256 debtUsd, uint256 borrowingPowerUsd);
    error HealthFactorTooLow(uint256 healthFactor);
    error NoDebt(address asset);
    error SupplyCapExceeded(uint256 cap, uint256 wouldBe);
    error BorrowCapExceeded(uint256 cap, uint256 wouldBe);
    error BelowMinimumBorrow(uint256 minimum, uint256 debt);
    error NotLiquidatable(uint256 healthFactor);
    error PriceUnavailable(address asset);
    error BadConfig(address asset);

    /// @notice Deposits `amount` of an asset; the pool must be approved to take it.
    function deposit(address asset, uint256 amount) external;

    /// @notice The same with a signature in place of the approval, for a token that takes permits (EIP-2612): it allows the
    /// pool to take exactly `amount` until `deadline`.
    function depositWithPermit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;

    /// @notice Withdraws `amount` of a deposit; the largest number means all of it.
    function withdraw(address asset, uint256 amount) external;

    /// @notice Borrows `amount`, up to what collateral and credit score allow.
    function borrow(address asset, uint256 amount) external;

    /// @notice Repays `amount` of a loan; anything from the whole debt upwards closes it and takes only the debt.
    function repay(address asset, uint256 amount) external;

    /// @notice The same with a signature in place of the approval, as for a deposit.
    function repayWithPermit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;

    /// @notice Repays somebody's unhealthy loan and takes collateral with a bonus for it, as pTokens. Takes no more
    /// money than there is collateral to give for it. Health and exchange go by average prices; those of the two assets
    /// have to be fresh, so a loan without a fresh price waits for one while others can be liquidated.
    function liquidate(address user, address debtAsset, address collateralAsset, uint256 amount) external;

    /// @notice Brings a user's credit score, and the tier of their loan in `asset`, up to date. Anybody may call.
    function sync(address asset, address user) external;
}
