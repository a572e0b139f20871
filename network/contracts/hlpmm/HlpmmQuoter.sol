// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {HlpmmFactory} from "./HlpmmFactory.sol";
import {HlpmmFees} from "./HlpmmFees.sol";
import {HlpmmPool} from "./HlpmmPool.sol";

/// @title What trades would bring
/// @notice Knows nothing of who holds how much: it takes the largest share for 5 %, so that the pool may charge 0.75 points
/// more than quoted, or 0.1 less. A sale that the real reserve cannot pay is quoted at that reserve, and fails.
contract HlpmmQuoter {
    struct PoolInfo {
        uint256 virtualReserveUSD;
        uint256 realReserveUSD;
        uint256 effectiveReserveUSD;
        uint256 reserveToken;
        uint256 spotPrice;
        uint256 marketCap;
        uint256 volatility;
        uint32 poolAge;
    }

    uint256 private constant SUPPOSED_SHARE = 500;

    HlpmmFactory public immutable factory;

    error PoolNotFound();

    constructor(HlpmmFactory factory_) {
        factory = factory_;
    }

    /// @notice Tokens for dollars, and the price impact in basis points.
    function quoteStableToToken(uint256 amountIn, address token)
        external
        view
        returns (uint256 amountOut, uint256 priceImpact)
    {
        return _quoteBuy(_poolOf(token), amountIn);
    }

    /// @notice Dollars for tokens, and the price impact in basis points.
    function quoteTokenToStable(uint256 amountIn, address token)
        external
        view
        returns (uint256 amountOut, uint256 priceImpact)
    {
        return _quoteSell(_poolOf(token), amountIn);
    }

    /// @notice What one token brings of another; where both have markets, with the sum of both impacts.
    function quoteExactInput(uint256 amountIn, address tokenIn, address tokenOut)
        external
        view
        returns (uint256 amountOut, uint256 priceImpact)
    {
        if (factory.tokenToPool(tokenIn) == address(0)) return _quoteBuy(_poolOf(tokenOut), amountIn);
        (amountOut, priceImpact) = _quoteSell(_poolOf(tokenIn), amountIn);
        if (factory.tokenToPool(tokenOut) == address(0)) return (amountOut, priceImpact);
        uint256 secondImpact;
        (amountOut, secondImpact) = _quoteBuy(_poolOf(tokenOut), amountOut);
        priceImpact += secondImpact;
    }

    function getPoolInfo(address token) external view returns (PoolInfo memory) {
        HlpmmPool pool = _poolOf(token);
        return PoolInfo({
            virtualReserveUSD: pool.virtualReserveUSD(),
            realReserveUSD: pool.realReserveUSD(),
            effectiveReserveUSD: pool.getEffectiveReserveUSD(),
            reserveToken: pool.reserveToken(),
            spotPrice: pool.getSpotPrice(),
            marketCap: pool.getMarketCap(),
            volatility: pool.getVolatility(),
            poolAge: uint32(block.timestamp) - pool.createdAt()
        });
    }

    function _quoteBuy(HlpmmPool pool, uint256 amountIn) private view returns (uint256 amountOut, uint256 impact) {
        (uint256 x, uint256 y) = pool.getReserves();
        return _quote(pool, amountIn, x, y);
    }

    function _quoteSell(HlpmmPool pool, uint256 amountIn) private view returns (uint256 amountOut, uint256 impact) {
        (uint256 x, uint256 y) = pool.getReserves();
        (amountOut, impact) = _quote(pool, amountIn, y, x);
        uint256 most = pool.realReserveUSD();
        if (amountOut > most) amountOut = most;
    }

    function _quote(HlpmmPool pool, uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        private
        view
        returns (uint256 amountOut, uint256 impact)
    {
        uint256 fee = HlpmmFees.basisPoints(block.timestamp - pool.createdAt(), pool.getVolatility(), SUPPOSED_SHARE);
        uint256 net = amountIn - amountIn * fee / HlpmmFees.BASIS_POINTS;
        return (net * reserveOut / (reserveIn + net), net * HlpmmFees.BASIS_POINTS / (reserveIn + net));
    }

    function _poolOf(address token) private view returns (HlpmmPool pool) {
        pool = HlpmmPool(factory.tokenToPool(token));
        if (address(pool) == address(0)) revert PoolNotFound();
    }
}
