// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A faucet token of the local network
/// @notice An ordinary ERC-20 with chosen decimals. Anybody mints, up to a limit a call.
contract TestToken is ERC20 {
    /// @notice The most base units one call may mint.
    uint256 public immutable mintLimit;

    uint8 private immutable _decimals;

    error MintLimitExceeded(uint256 amount, uint256 limit);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 mintLimit_) ERC20(name_, symbol_) {
        _decimals = decimals_;
        mintLimit = mintLimit_;
    }

    function decimals() public view virtual override returns (uint8) {
        return _decimals;
    }

    /// @notice Creates `amount` base units for `to`. Free for everyone: this is play money.
    function mint(address to, uint256 amount) external {
        if (amount > mintLimit) revert MintLimitExceeded(amount, mintLimit);
        _mint(to, amount);
    }
}
