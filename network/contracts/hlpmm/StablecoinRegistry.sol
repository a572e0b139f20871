// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @title The stablecoins that markets take, each worth one dollar
/// @notice The first one is preferred: sales are paid in it as far as a pool has it. Markets never rescale amounts, so
/// that only coins of 18 decimals are approved.
contract StablecoinRegistry {
    address public immutable admin;

    address[] private _stablecoins;
    /// @dev Place in the list, counted from 1; 0 is not approved.
    mapping(address stablecoin => uint256) private _places;

    event StablecoinAdded(address stablecoin);
    event StablecoinRemoved(address stablecoin);

    error NotAuthorized();
    error AlreadyApproved();
    error NotApproved();
    error UnsupportedDecimals(uint8 decimals);

    modifier onlyAdmin() {
        if (msg.sender != admin) revert NotAuthorized();
        _;
    }

    constructor(address admin_, address[] memory stablecoins) {
        admin = admin_;
        for (uint256 i = 0; i < stablecoins.length; i++) {
            _add(stablecoins[i]);
        }
    }

    /// @notice Approves a stablecoin of 18 decimals.
    function addStablecoin(address stablecoin) external onlyAdmin {
        _add(stablecoin);
    }

    /// @notice Removes a stablecoin; the last one of the list takes its place.
    function removeStablecoin(address stablecoin) external onlyAdmin {
        uint256 place = _places[stablecoin];
        if (place == 0) revert NotApproved();
        address last = _stablecoins[_stablecoins.length - 1];
        _stablecoins[place - 1] = last;
        _places[last] = place;
        _places[stablecoin] = 0;
        _stablecoins.pop();
        emit StablecoinRemoved(stablecoin);
    }

    function isApprovedStablecoin(address stablecoin) external view returns (bool) {
        return _places[stablecoin] != 0;
    }

    function getApprovedStablecoins() external view returns (address[] memory) {
        return _stablecoins;
    }

    function stablecoinCount() external view returns (uint256) {
        return _stablecoins.length;
    }

    function _add(address stablecoin) private {
        if (_places[stablecoin] != 0) revert AlreadyApproved();
        uint8 decimals = IERC20Metadata(stablecoin).decimals();
        if (decimals != 18) revert UnsupportedDecimals(decimals);
        _stablecoins.push(stablecoin);
        _places[stablecoin] = _stablecoins.length;
        emit StablecoinAdded(stablecoin);
    }
}
