// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CreditCycle} from "./credit/CreditCycle.sol";
import {CreditScore} from "./credit/CreditScore.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {IPriceOracle} from "./prices/IPriceOracle.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @notice A loan is kept in the credit tier its borrower had when it was last touched, scaled by that tier's index.
struct Loan {
    uint8 tier;
    uint248 scaled;
    uint128 principal;
    CreditCycle.Due due;
}

/// @notice All that the lending pool remembers. One struct, so that its libraries can be handed all of it.
struct LendingState {
    IPriceOracle oracle;
    /// Seconds of a credit cycle.
    uint256 cycleLength;
    address[] assets;
    mapping(address asset => ILendingPool.ReserveConfig) configs;
    mapping(address asset => ReserveMath.Reserve) reserves;
    mapping(address user => mapping(address asset => Loan)) loans;
    mapping(address user => CreditScore.Record) records;
}
