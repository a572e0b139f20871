// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {HlpmmEvents} from "./HlpmmEvents.sol";

/// @title The token of one market
/// @notice 18 decimals and a fixed supply, all of which its pool receives. Each transfer is announced by HlpmmEvents, too.
/// Its code holds no name, so that its address follows from the factory's salt alone.
contract HlpmmToken is ERC20 {
    address public immutable factory;

    HlpmmEvents private _events;
    string private _name;
    string private _symbol;
    string public metadata;

    error Unauthorized();
    error InsufficientBalance();
    error InsufficientAllowance();

    constructor() ERC20("", "") {
        factory = msg.sender;
    }

    /// @notice Names the token and mints its supply to its pool. The factory calls it once.
    function initialize(
        string calldata name_,
        string calldata symbol_,
        string calldata metadata_,
        address pool,
        uint256 supply,
        HlpmmEvents events
    ) external {
        if (msg.sender != factory || address(_events) != address(0)) revert Unauthorized();
        _name = name_;
        _symbol = symbol_;
        metadata = metadata_;
        _events = events;
        _mint(pool, supply);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from != address(0) && balanceOf(from) < amount) revert InsufficientBalance();
        super._update(from, to, amount);
        _events.emitTokenTransfer(from, to, amount);
    }

    function _spendAllowance(address owner, address spender, uint256 amount) internal override {
        if (allowance(owner, spender) < amount) revert InsufficientAllowance();
        super._spendAllowance(owner, spender, amount);
    }
}
