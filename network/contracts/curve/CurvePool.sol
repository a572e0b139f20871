// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {CurveFees} from "./CurveFees.sol";
import {MarketToken} from "./MarketToken.sol";
import {PriceAccumulator} from "./PriceAccumulator.sol";

/// @title One bonding-curve market
/// @notice Constant product over a virtual dollar reserve: x = virtual offset + real dollars, y = tokens in the pool,
/// price = x / y. Fees are taken in dollars and kept beside the curve. Dollars have 6 decimals, tokens 18.
contract CurvePool is ReentrancyGuardTransient {
    using SafeERC20 for IERC20;
    using SafeCast for uint256;
    using PriceAccumulator for PriceAccumulator.History;

    /// @notice Least span of the average price, in seconds.
    uint256 public constant TWAP_WINDOW = 120;

    /// @dev Dollars to wad (1e12), then the wad of the quotient (1e18).
    uint256 private constant PRICE_SCALE = 1e30;

    IERC20 public immutable stablecoin;
    MarketToken public immutable token;
    IERC721 public immutable marketNft;
    uint256 public immutable nftId;
    uint256 public immutable virtualOffsetUsd;
    uint8 public immutable feeStrategy;

    uint256 public realReserveUsd;
    uint256 public reserveToken;
    uint256 public feesAccrued;
    uint256 public feesClaimed;

    uint128 private _volatility;
    uint128 private _volatilityAt;
    PriceAccumulator.History private _prices;

    event Swap(
        address indexed sender,
        address indexed to,
        bool isBuy,
        uint256 amountIn,
        uint256 amountOut,
        uint256 feeAmount,
        uint256 virtualReserveUsdAfter,
        uint256 realReserveUsdAfter,
        uint256 reserveTokenAfter,
        uint256 priceUsdAfterWad
    );
    event VolatilityUpdated(uint256 volatilityBps, uint256 nextFeePpm);
    event FeesClaimed(uint256 indexed nftId, address indexed recipient, uint256 amount);

    error Slippage(uint256 got, uint256 minimum);
    error Expired();
    error ZeroAmount();
    error InsufficientReserve(uint256 requested, uint256 available);

    /// @param parameters Everything the factory knows of the market; see `Parameters`.
    constructor(Parameters memory parameters) {
        stablecoin = parameters.stablecoin;
        marketNft = parameters.marketNft;
        nftId = parameters.nftId;
        virtualOffsetUsd = parameters.virtualUsd;
        feeStrategy = parameters.feeStrategy;
        reserveToken = parameters.supply;
        token = new MarketToken(parameters.name, parameters.symbol, parameters.supply);
        _prices.start();
    }

    struct Parameters {
        IERC20 stablecoin;
        IERC721 marketNft;
        uint256 nftId;
        uint256 virtualUsd;
        uint256 supply;
        uint8 feeStrategy;
        string name;
        string symbol;
    }

    modifier inTime(uint256 deadline) {
        if (block.timestamp > deadline) revert Expired();
        _;
    }

    /// @notice Buys tokens for exactly `usdIn` dollars, fee included.
    function buy(uint256 usdIn, uint256 minimumOut, address to, uint256 deadline)
        external
        nonReentrant
        inTime(deadline)
        returns (uint256 tokensOut)
    {
        uint256 fee;
        (tokensOut, fee) = quoteBuy(usdIn);
        if (tokensOut == 0) revert ZeroAmount();
        if (tokensOut < minimumOut) revert Slippage(tokensOut, minimumOut);

        _move(realReserveUsd + usdIn - fee, reserveToken - tokensOut, fee);
        emit Swap(
            msg.sender,
            to,
            true,
            usdIn,
            tokensOut,
            fee,
            virtualReserveUsd(),
            realReserveUsd,
            reserveToken,
            spotPriceWad()
        );

        stablecoin.safeTransferFrom(msg.sender, address(this), usdIn);
        IERC20(token).safeTransfer(to, tokensOut);
    }

    /// @notice Sells exactly `tokensIn` tokens for dollars, after the fee.
    function sell(uint256 tokensIn, uint256 minimumOut, address to, uint256 deadline)
        external
        nonReentrant
        inTime(deadline)
        returns (uint256 usdOut)
    {
        uint256 fee;
        (usdOut, fee) = quoteSell(tokensIn);
        if (usdOut == 0) revert ZeroAmount();
        if (usdOut + fee > realReserveUsd) revert InsufficientReserve(usdOut + fee, realReserveUsd);
        if (usdOut < minimumOut) revert Slippage(usdOut, minimumOut);

        _move(realReserveUsd - usdOut - fee, reserveToken + tokensIn, fee);
        emit Swap(
            msg.sender,
            to,
            false,
            tokensIn,
            usdOut,
            fee,
            virtualReserveUsd(),
            realReserveUsd,
            reserveToken,
            spotPriceWad()
        );

        IERC20(token).safeTransferFrom(msg.sender, address(this), tokensIn);
        stablecoin.safeTransfer(to, usdOut);
    }

    /// @notice Pays the fees not yet claimed to whoever holds the market's NFT now. Anybody may call.
    function claimFees() external nonReentrant returns (uint256 amount) {
        amount = feesAccrued;
        if (amount == 0) revert ZeroAmount();
        address recipient = marketNft.ownerOf(nftId);
        feesAccrued = 0;
        feesClaimed += amount;
        emit FeesClaimed(nftId, recipient, amount);
        stablecoin.safeTransfer(recipient, amount);
    }

    /// @notice Tokens and fee of buying for `usdIn` dollars now.
    function quoteBuy(uint256 usdIn) public view returns (uint256 tokensOut, uint256 fee) {
        if (usdIn == 0) revert ZeroAmount();
        fee = _feeOf(usdIn);
        uint256 net = usdIn - fee;
        tokensOut = reserveToken * net / (virtualReserveUsd() + net);
    }

    /// @notice Dollars after the fee, and the fee, of selling `tokensIn` tokens now.
    function quoteSell(uint256 tokensIn) public view returns (uint256 usdOut, uint256 fee) {
        if (tokensIn == 0) revert ZeroAmount();
        uint256 gross = virtualReserveUsd() * tokensIn / (reserveToken + tokensIn);
        fee = _feeOf(gross);
        usdOut = gross - fee;
    }

    /// @notice Dollars to pay, fee included, for at least `tokensOut` tokens now.
    function quoteBuyExactOut(uint256 tokensOut) external view returns (uint256 usdIn, uint256 fee) {
        if (tokensOut == 0) revert ZeroAmount();
        if (tokensOut >= reserveToken) revert InsufficientReserve(tokensOut, reserveToken);
        uint256 net = Math.ceilDiv(virtualReserveUsd() * tokensOut, reserveToken - tokensOut);
        usdIn = Math.ceilDiv(net * CurveFees.PPM, CurveFees.PPM - feePpm());
        fee = _feeOf(usdIn);
    }

    /// @notice x of the curve: the virtual offset plus the real dollars.
    function virtualReserveUsd() public view returns (uint256) {
        return virtualOffsetUsd + realReserveUsd;
    }

    /// @notice Dollars for one token, 18 decimals.
    function spotPriceWad() public view returns (uint256) {
        return virtualReserveUsd() * PRICE_SCALE / reserveToken;
    }

    /// @notice Average price over at least `TWAP_WINDOW` seconds, 18 decimals; shorter only while the market is younger.
    function averagePriceWad() external view returns (uint256) {
        return _prices.average(spotPriceWad(), TWAP_WINDOW);
    }

    /// @notice Price times the whole supply, in dollars of 6 decimals.
    function marketCapUsd() external view returns (uint256) {
        return virtualReserveUsd() * token.totalSupply() / reserveToken;
    }

    /// @notice Volatility in basis points as the next trade would find it.
    function volatility() public view returns (uint256) {
        return CurveFees.decayed(_volatility, block.timestamp - _volatilityAt);
    }

    /// @notice Fee of the next trade, in parts per million.
    function feePpm() public view returns (uint256) {
        return CurveFees.feePpm(feeStrategy, volatility());
    }

    function _feeOf(uint256 usd) private view returns (uint256) {
        return Math.ceilDiv(usd * feePpm(), CurveFees.PPM);
    }

    function _move(uint256 newReserveUsd, uint256 newReserveToken, uint256 fee) private {
        _prices.record(spotPriceWad(), TWAP_WINDOW);
        // Both prices times both token reserves: nothing is rounded, however small the price.
        uint256 priceBefore = virtualReserveUsd() * newReserveToken;
        uint256 priceAfter = (virtualOffsetUsd + newReserveUsd) * reserveToken;
        realReserveUsd = newReserveUsd;
        reserveToken = newReserveToken;
        feesAccrued += fee;

        uint256 volatilityAfter = CurveFees.afterTrade(volatility(), priceBefore, priceAfter);
        _volatility = volatilityAfter.toUint128();
        _volatilityAt = block.timestamp.toUint128();
        emit VolatilityUpdated(volatilityAfter, CurveFees.feePpm(feeStrategy, volatilityAfter));
    }
}
