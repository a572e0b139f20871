// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {FeeCollector} from "./FeeCollector.sol";
import {HlpmmEvents} from "./HlpmmEvents.sol";
import {HlpmmFees} from "./HlpmmFees.sol";
import {PriceAccumulator} from "./PriceAccumulator.sol";
import {StablecoinRegistry} from "./StablecoinRegistry.sol";
import {TrackedHolders} from "./TrackedHolders.sol";
import {Volatility} from "./Volatility.sol";

/// @title One bonding-curve market over virtual dollars
/// @notice Constant product: x = virtual + real dollars, y = tokens of the pool, price = x / y. Every approved stablecoin is
/// one dollar. A fee is taken from what goes in. All amounts have 18 decimals.
/// @dev ABI and rules are those of HLPMM V2. Each stablecoin is kept in a book of its own, so that nobody trades with what
/// was not sent.
contract HlpmmPool {
    using SafeERC20 for IERC20;
    using PriceAccumulator for PriceAccumulator.History;
    using TrackedHolders for TrackedHolders.List;
    using Volatility for Volatility.Average;

    /// @notice Least span of the average price, in seconds.
    uint256 public constant TWAP_WINDOW = 120;

    uint256 private constant WAD = 1e18;

    address public immutable factory;
    address public immutable token;
    uint256 public immutable nftId;
    uint32 public immutable createdAt;
    FeeCollector public immutable feeCollector;
    HlpmmEvents public immutable eventEmitter;
    StablecoinRegistry public immutable stablecoinRegistry;

    uint256 public immutable virtualReserveUSD;
    uint256 public realReserveUSD;
    uint256 public reserveToken;
    /// @notice Dollars of all fees so far.
    uint256 public cumulativeFees;

    /// @dev The dollars of each stablecoin that are part of the real reserve.
    mapping(address stablecoin => uint256) private _books;
    Volatility.Average private _volatility;
    TrackedHolders.List private _holders;
    PriceAccumulator.History private _prices;
    bool private transient _entered;

    event Sync(uint256 effectiveReserveUSD, uint256 reserveToken);

    error InvalidToken();
    error InsufficientOutput();
    error InsufficientRealLiquidity();
    error ReentrancyGuard();
    error ZeroAmount();
    error NotApprovedStablecoin();

    modifier nonReentrant() {
        if (_entered) revert ReentrancyGuard();
        _entered = true;
        _;
        _entered = false;
    }

    constructor(
        address token_,
        uint256 nftId_,
        uint256 virtualUsd,
        uint256 supply,
        FeeCollector feeCollector_,
        HlpmmEvents eventEmitter_,
        StablecoinRegistry stablecoinRegistry_
    ) {
        factory = msg.sender;
        token = token_;
        nftId = nftId_;
        createdAt = uint32(block.timestamp);
        virtualReserveUSD = virtualUsd;
        reserveToken = supply;
        feeCollector = feeCollector_;
        eventEmitter = eventEmitter_;
        stablecoinRegistry = stablecoinRegistry_;
        _volatility.start(virtualUsd * WAD / supply);
        _prices.start();
        emit Sync(virtualUsd, supply);
    }

    /// @notice Trades what was sent to this pool before, in the same transaction: call the router instead.
    /// @param stablecoin What a purchase is paid with, or what a sale is paid in first.
    /// @param tokenIn `stablecoin` on a purchase, the market's token on a sale.
    function swap(address stablecoin, address tokenIn, uint256 amountIn, uint256 amountOutMin, address to)
        external
        nonReentrant
        returns (uint256 amountOut, address tokenOut)
    {
        if (amountIn == 0) revert ZeroAmount();
        if (!stablecoinRegistry.isApprovedStablecoin(stablecoin)) revert NotApprovedStablecoin();
        if (tokenIn != stablecoin && tokenIn != token) revert InvalidToken();
        _prices.record(getSpotPrice(), TWAP_WINDOW);

        HlpmmEvents.Trade memory trade;
        trade.sender = msg.sender;
        trade.tokenIn = tokenIn;
        trade.amountIn = amountIn;
        trade.feeAmount = amountIn * feeBasisPoints() / HlpmmFees.BASIS_POINTS;
        if (tokenIn == stablecoin) {
            (trade.stablecoinIn, trade.tokenOut) = (stablecoin, token);
            trade.amountOut = _buy(stablecoin, amountIn, trade.feeAmount, amountOutMin, to);
        } else {
            (trade.stablecoinOut, trade.tokenOut) = (stablecoin, stablecoin);
            trade.amountOut = _sell(stablecoin, amountIn, trade.feeAmount, amountOutMin, to);
        }
        (trade.newReserveUSD, trade.newReserveToken) = getReserves();
        eventEmitter.emitSwap(trade);
        eventEmitter.emitVolatilityUpdated(_volatility.observe(getSpotPrice()));
        _holders.add(IERC20(token), to);
        emit Sync(trade.newReserveUSD, trade.newReserveToken);
        return (trade.amountOut, trade.tokenOut);
    }

    /// @notice Takes into the reserves what was sent to this pool without a trade. Anybody may call.
    function sync() external nonReentrant {
        _prices.record(getSpotPrice(), TWAP_WINDOW);
        address[] memory stablecoins = stablecoinRegistry.getApprovedStablecoins();
        for (uint256 i = 0; i < stablecoins.length; i++) {
            uint256 balance = getStableBalance(stablecoins[i]);
            realReserveUSD += balance - _books[stablecoins[i]];
            _books[stablecoins[i]] = balance;
        }
        reserveToken = IERC20(token).balanceOf(address(this));
        emit Sync(getEffectiveReserveUSD(), reserveToken);
    }

    /// @notice x and y of the curve.
    function getReserves() public view returns (uint256 effectiveUSD, uint256 tokenReserve) {
        return (getEffectiveReserveUSD(), reserveToken);
    }

    function getEffectiveReserveUSD() public view returns (uint256) {
        return virtualReserveUSD + realReserveUSD;
    }

    /// @notice Dollars for one token, 18 decimals.
    function getSpotPrice() public view returns (uint256) {
        return getEffectiveReserveUSD() * WAD / reserveToken;
    }

    /// @notice Average price over at least `TWAP_WINDOW` seconds, 18 decimals; shorter only while the market is younger.
    function averagePriceWad() external view returns (uint256) {
        return _prices.average(getSpotPrice(), TWAP_WINDOW);
    }

    /// @notice Dollars of the whole supply at the spot price.
    function getMarketCap() external view returns (uint256) {
        return getEffectiveReserveUSD() * IERC20(token).totalSupply() / reserveToken;
    }

    function getVolatility() public view returns (uint256) {
        return _volatility.value;
    }

    /// @notice Fee of a trade now. On a sale the tokens are in the pool by then, which makes others' shares larger.
    function feeBasisPoints() public view returns (uint256) {
        return HlpmmFees.basisPoints(block.timestamp - createdAt, getVolatility(), _holders.largestShare(IERC20(token)));
    }

    function getStableBalance(address stablecoin) public view returns (uint256) {
        return IERC20(stablecoin).balanceOf(address(this));
    }

    function getTotalStableBalance() external view returns (uint256 total) {
        address[] memory stablecoins = stablecoinRegistry.getApprovedStablecoins();
        for (uint256 i = 0; i < stablecoins.length; i++) {
            total += getStableBalance(stablecoins[i]);
        }
    }

    function _buy(address stablecoin, uint256 amountIn, uint256 fee, uint256 least, address to)
        private
        returns (uint256 tokensOut)
    {
        require(getStableBalance(stablecoin) >= _books[stablecoin] + amountIn, "TRANSFER_FAILED");
        uint256 net = amountIn - fee;
        tokensOut = net * reserveToken / (getEffectiveReserveUSD() + net);
        if (tokensOut == 0 || tokensOut < least) revert InsufficientOutput();
        _books[stablecoin] += net;
        realReserveUSD += net;
        reserveToken -= tokensOut;
        if (fee > 0) _payFee(stablecoin, fee);
        IERC20(token).safeTransfer(to, tokensOut);
    }

    function _sell(address stablecoin, uint256 amountIn, uint256 fee, uint256 least, address to)
        private
        returns (uint256 usdOut)
    {
        require(IERC20(token).balanceOf(address(this)) >= reserveToken + amountIn, "TRANSFER_FAILED");
        uint256 x = getEffectiveReserveUSD();
        uint256 net = amountIn - fee;
        usdOut = net * x / (reserveToken + net);
        uint256 feeUsd = fee * x / (reserveToken + amountIn + fee);
        if (usdOut + feeUsd > realReserveUSD) revert InsufficientRealLiquidity();
        if (usdOut == 0 || usdOut < least) revert InsufficientOutput();
        reserveToken += amountIn;
        realReserveUSD -= usdOut + feeUsd;
        _pay(stablecoin, address(feeCollector), feeUsd);
        _pay(stablecoin, to, usdOut);
    }

    /// @dev Pays dollars in the preferred stablecoin as far as there are any, then in the others.
    function _pay(address preferred, address to, uint256 usd) private {
        usd -= _payIn(preferred, to, usd);
        address[] memory stablecoins = stablecoinRegistry.getApprovedStablecoins();
        for (uint256 i = 0; i < stablecoins.length && usd > 0; i++) {
            usd -= _payIn(stablecoins[i], to, usd);
        }
        require(usd == 0, "INSUFFICIENT_STABLE_BALANCE");
    }

    function _payIn(address stablecoin, address to, uint256 usd) private returns (uint256 paid) {
        uint256 held = _books[stablecoin];
        paid = usd < held ? usd : held;
        if (paid == 0) return 0;
        _books[stablecoin] = held - paid;
        if (to == address(feeCollector)) _payFee(stablecoin, paid);
        else IERC20(stablecoin).safeTransfer(to, paid);
    }

    function _payFee(address stablecoin, uint256 amount) private {
        cumulativeFees += amount;
        IERC20(stablecoin).safeTransfer(address(feeCollector), amount);
        feeCollector.accumulateFee(nftId, stablecoin, amount);
    }
}
