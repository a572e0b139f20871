// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {HlpmmFees} from "../../hlpmm/HlpmmFees.sol";
import {Test} from "../Test.sol";

/// @title The fee of a trade at the corners of its rules
contract HlpmmFeesTest is Test {
    function fee(uint256 age, uint256 volatility, uint256 share) private pure returns (uint256) {
        return HlpmmFees.basisPoints(age, volatility, share);
    }

    function test_age() public pure {
        assertEq(fee(0, 0, 0), 80, "a new market");
        assertEq(fee(3.5 days, 0, 0), 55, "half a week");
        assertEq(fee(7 days - 1, 0, 0), 30, "rounded down");
        assertEq(fee(7 days, 0, 0), 30, "a week");
        assertEq(fee(7 days + 1, 0, 0), 30, "a second more");
        assertEq(fee(1_000 days, 0, 0), 30, "long ago");
    }

    function test_volatility() public pure {
        assertEq(fee(7 days, 19, 0), 30, "less than a point");
        assertEq(fee(7 days, 20, 0), 31, "a point");
        assertEq(fee(7 days, 1_000, 0), 80, "half");
        assertEq(fee(7 days, 2_000, 0), 130, "full");
        assertEq(fee(7 days, 50_000, 0), 130, "no more");
    }

    function test_concentration() public pure {
        assertEq(fee(7 days, 0, 1), 20, "spread widely");
        assertEq(fee(7 days, 0, 499), 20, "below 5 %");
        assertEq(fee(7 days, 0, 500), 30, "at 5 %, as the quoter supposes");
        assertEq(fee(7 days, 0, 2_750), 67, "between");
        assertEq(fee(7 days, 0, 5_000), 105, "half");
        assertEq(fee(7 days, 0, 10_000), 105, "one holder");
    }

    function test_the_highest_there_is() public pure {
        assertEq(fee(0, 100_000, 10_000), 255, "2.55 %");
    }

    function testFuzz_within_its_bounds(uint256 age, uint256 volatility, uint256 share) public pure {
        uint256 points = fee(bound(age, 0, 1e10), bound(volatility, 0, 1e30), bound(share, 0, 10_000));
        assertGe(points, 10, "least");
        assertLe(points, 300, "most");
    }
}
