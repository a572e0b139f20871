// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {HlpmmFactory} from "./HlpmmFactory.sol";
import {HlpmmPool} from "./HlpmmPool.sol";
import {StablecoinRegistry} from "./StablecoinRegistry.sol";

/// @title The way in and out of every market
/// @notice Takes what is paid from the caller and trades it with exactly one or two pools. Callers approve this contract.
contract HlpmmRouter {
    using SafeERC20 for IERC20;

    HlpmmFactory public immutable factory;
    StablecoinRegistry public immutable stablecoinRegistry;

    error Expired();
    error InvalidPath();
    error PoolNotFound();
    error InsufficientOutput();
    error NotApprovedStablecoin();
    error ZeroAmount();

    modifier tradable(uint256 amountIn, uint256 deadline) {
        if (block.timestamp > deadline) revert Expired();
        if (amountIn == 0) revert ZeroAmount();
        _;
    }

    constructor(HlpmmFactory factory_, StablecoinRegistry stablecoinRegistry_) {
        factory = factory_;
        stablecoinRegistry = stablecoinRegistry_;
    }

    /// @notice Buys a market's token with exactly `amountIn` of a stablecoin, fee included.
    function swapExactStableForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address stablecoin,
        address tokenOut,
        address to,
        uint256 deadline
    ) external tradable(amountIn, deadline) returns (uint256 amountOut) {
        if (!_isStablecoin(stablecoin)) revert NotApprovedStablecoin();
        HlpmmPool pool = _poolOf(tokenOut);
        IERC20(stablecoin).safeTransferFrom(msg.sender, address(pool), amountIn);
        (amountOut,) = pool.swap(stablecoin, stablecoin, amountIn, amountOutMin, to);
    }

    /// @notice Sells exactly `amountIn` tokens for dollars after the fee: the preferred stablecoin as far as the pool has it,
    /// then others. Only the preferred one is returned.
    function swapExactTokensForStable(
        uint256 amountIn,
        uint256 amountOutMin,
        address tokenIn,
        address to,
        uint256 deadline
    ) external tradable(amountIn, deadline) returns (uint256 amountOut, address stablecoinOut) {
        HlpmmPool pool = _poolOf(tokenIn);
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(pool), amountIn);
        return pool.swap(_preferred(), tokenIn, amountIn, amountOutMin, to);
    }

    /// @notice Trades any token for any other, through the preferred stablecoin where both have markets. Stablecoins are not
    /// exchanged: `to` receives `tokenIn` itself.
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address tokenIn,
        address tokenOut,
        address to,
        uint256 deadline
    ) external tradable(amountIn, deadline) returns (uint256 amountOut) {
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        amountOut = _hop(amountIn, tokenIn, tokenOut, to);
        if (amountOut < amountOutMin) revert InsufficientOutput();
    }

    /// @notice Trades along a path. The minimum is that of the end: the steps between have none.
    function swapExactTokensForTokensMultiHop(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external tradable(amountIn, deadline) returns (uint256 amountOut) {
        if (path.length < 2) revert InvalidPath();
        IERC20(path[0]).safeTransferFrom(msg.sender, address(this), amountIn);
        amountOut = amountIn;
        for (uint256 i = 1; i < path.length; i++) {
            amountOut = _hop(amountOut, path[i - 1], path[i], i == path.length - 1 ? to : address(this));
        }
        if (amountOut < amountOutMin) revert InsufficientOutput();
    }

    /// @dev Trades what this contract holds. A first leg that is paid in two stablecoins leaves too little of the preferred
    /// one for the second, which then fails.
    function _hop(uint256 amountIn, address tokenIn, address tokenOut, address to) private returns (uint256 amountOut) {
        bool fromStablecoin = _isStablecoin(tokenIn);
        bool toStablecoin = _isStablecoin(tokenOut);
        if (fromStablecoin && toStablecoin) {
            if (to != address(this)) IERC20(tokenIn).safeTransfer(to, amountIn);
            return amountIn;
        }
        if (fromStablecoin) return _trade(_poolOf(tokenOut), tokenIn, tokenIn, amountIn, to);
        if (toStablecoin) return _trade(_poolOf(tokenIn), tokenOut, tokenIn, amountIn, to);
        (HlpmmPool first, HlpmmPool second) = (_poolOf(tokenIn), _poolOf(tokenOut));
        address stablecoin = _preferred();
        uint256 usd = _trade(first, stablecoin, tokenIn, amountIn, address(this));
        return _trade(second, stablecoin, stablecoin, usd, to);
    }

    function _trade(HlpmmPool pool, address stablecoin, address tokenIn, uint256 amountIn, address to)
        private
        returns (uint256 amountOut)
    {
        IERC20(tokenIn).safeTransfer(address(pool), amountIn);
        (amountOut,) = pool.swap(stablecoin, tokenIn, amountIn, 0, to);
    }

    function _poolOf(address token) private view returns (HlpmmPool pool) {
        pool = HlpmmPool(factory.tokenToPool(token));
        if (address(pool) == address(0)) revert PoolNotFound();
    }

    function _isStablecoin(address token) private view returns (bool) {
        return stablecoinRegistry.isApprovedStablecoin(token);
    }

    function _preferred() private view returns (address) {
        return stablecoinRegistry.getApprovedStablecoins()[0];
    }
}
