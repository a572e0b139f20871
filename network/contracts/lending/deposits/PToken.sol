// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title What a deposit's receipt needs from the pool
interface IReceiptIssuer {
    function supplyIndex(address asset) external view returns (uint256);
    function requireHealthy(address user) external view;
}

/// @title Receipt of a deposit
/// @notice One pToken is always worth one asset: balances grow with the interest, without transfers. A holder with
/// loans can only pass on what their loans do not need.
contract PToken is IERC20Metadata, IERC20Errors {
    uint256 private constant RAY = 1e27;

    IReceiptIssuer public immutable pool;
    address public immutable asset;
    uint8 public immutable decimals;
    string public name;
    string public symbol;

    uint256 public scaledTotalSupply;
    mapping(address holder => uint256) public scaledBalanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    error NotPool();

    constructor(IERC20Metadata asset_, address pool_) {
        pool = IReceiptIssuer(pool_);
        asset = address(asset_);
        decimals = asset_.decimals();
        name = string.concat("Tideline deposit of ", asset_.name());
        symbol = string.concat("p", asset_.symbol());
    }

    modifier onlyPool() {
        if (msg.sender != address(pool)) revert NotPool();
        _;
    }

    function balanceOf(address holder) public view returns (uint256) {
        return scaledBalanceOf[holder] * pool.supplyIndex(asset) / RAY;
    }

    function totalSupply() external view returns (uint256) {
        return scaledTotalSupply * pool.supplyIndex(asset) / RAY;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < amount) revert ERC20InsufficientAllowance(msg.sender, allowed, amount);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        _transfer(from, to, amount);
        return true;
    }

    /// @notice Issues `scaled` for a deposit of `amount`.
    function mint(address to, uint256 amount, uint256 scaled) external onlyPool {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        scaledTotalSupply += scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(address(0), to, amount);
    }

    /// @notice Takes back `scaled` for a withdrawal of `amount`.
    function burn(address from, uint256 amount, uint256 scaled) external onlyPool {
        scaledTotalSupply -= scaled;
        scaledBalanceOf[from] -= scaled;
        emit Transfer(from, address(0), amount);
    }

    /// @notice Moves seized collateral to the liquidator, unasked.
    function seize(address from, address to, uint256 amount, uint256 scaled) external onlyPool {
        _move(from, to, amount, scaled);
    }

    function _transfer(address from, address to, uint256 amount) private {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        uint256 balance = balanceOf(from);
        if (amount > balance) revert ERC20InsufficientBalance(from, balance, amount);
        uint256 scaled = amount == balance ? scaledBalanceOf[from] : Math.ceilDiv(amount * RAY, pool.supplyIndex(asset));
        _move(from, to, amount, scaled);
        if (amount > 0) pool.requireHealthy(from);
    }

    function _move(address from, address to, uint256 amount, uint256 scaled) private {
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, amount);
    }
}
