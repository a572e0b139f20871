// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LendingPool} from "../../lending/LendingPool.sol";
import {PTokenFactory} from "../../lending/deposits/PTokenFactory.sol";
import {PriceOracle} from "../../lending/prices/PriceOracle.sol";

/// @title Makes the pool of a test
/// @notice A library with code of its own, so that the compiler puts the pool's into one place and not into every test.
library LendingDeployer {
    function deploy(uint256 cycleLength, address owner) external returns (LendingPool pool, PriceOracle oracle) {
        oracle = new PriceOracle(owner);
        pool = new LendingPool(oracle, new PTokenFactory(), cycleLength, owner);
    }
}
