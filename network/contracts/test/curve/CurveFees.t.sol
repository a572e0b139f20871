// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurveFees} from "../../curve/CurveFees.sol";
import {Test} from "../Test.sol";

contract CurveFeesTest is Test {
    function test_fees_at_known_volatilities() public pure {
        assertEq(CurveFees.feePpm(CurveFees.FIXED, 10_000), 10_000, "fixed");
        assertEq(CurveFees.feePpm(CurveFees.LINEAR, 0), 3_000, "linear at rest");
        assertEq(CurveFees.feePpm(CurveFees.LINEAR, 10_000), 43_000, "linear at its height");
        assertEq(CurveFees.feePpm(CurveFees.QUADRATIC, 0), 2_000, "quadratic at rest");
        assertEq(CurveFees.feePpm(CurveFees.QUADRATIC, 1_000), 2_500, "quadratic in the middle");
        assertEq(CurveFees.feePpm(CurveFees.QUADRATIC, 10_000), 50_000, "quadratic at its height");
    }

    function testFuzz_a_fee_is_within_its_bounds_and_rises_with_the_volatility(uint8 strategy, uint256 volatility)
        public
        pure
    {
        strategy = uint8(bound(strategy, 0, 2));
        volatility = bound(volatility, 0, CurveFees.MAX_VOLATILITY - 1);
        uint256 fee = CurveFees.feePpm(strategy, volatility);
        assertGe(fee, 2_000, "least fee");
        assertLe(fee, CurveFees.MAX_FEE_PPM, "greatest fee");
        assertGe(CurveFees.feePpm(strategy, volatility + 1), fee, "a higher volatility costs no less");
    }

    function testFuzz_a_volatility_is_whole_then_half_then_nothing(uint256 volatility, uint256 elapsed) public pure {
        volatility = bound(volatility, 0, CurveFees.MAX_VOLATILITY);
        elapsed = bound(elapsed, 0, 2 * CurveFees.DECAY_PERIOD);
        uint256 left = CurveFees.decayed(volatility, elapsed);
        if (elapsed < 30) assertEq(left, volatility, "whole");
        else if (elapsed < 600) assertEq(left, volatility / 2, "half");
        else assertEq(left, 0, "nothing");
    }

    function test_a_volatility_is_halved_after_30_seconds_and_gone_after_600() public pure {
        assertEq(CurveFees.decayed(900, 29), 900, "whole until then");
        assertEq(CurveFees.decayed(900, 30), 450, "half from 30 on");
        assertEq(CurveFees.decayed(900, 599), 450, "half until then");
        assertEq(CurveFees.decayed(900, 600), 0, "nothing from 600 on");
    }

    function testFuzz_a_trade_adds_its_price_change_up_to_the_maximum(uint256 remaining, uint256 before, uint256 later)
        public
        pure
    {
        remaining = bound(remaining, 0, CurveFees.MAX_VOLATILITY);
        before = bound(before, 1, 1e54);
        later = bound(later, 0, 1e54);
        uint256 volatility = CurveFees.afterTrade(remaining, before, later);
        assertGe(volatility, remaining, "time alone takes it away");
        assertLe(volatility, CurveFees.MAX_VOLATILITY, "at most 100 %");
        assertEq(
            volatility,
            CurveFees.afterTrade(remaining, before, 2 * before > later ? 2 * before - later : later),
            "a fall counts as a rise"
        );
    }
}
