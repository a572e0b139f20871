// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {CurveFactory} from "../../curve/CurveFactory.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {Test} from "../Test.sol";
import {RefusingToken} from "../tokens/RefusingToken.sol";
import {SilentToken} from "../tokens/SilentToken.sol";

/// @title Stablecoins that return nothing, or false
contract CurvePoolStablecoinsTest is Test {
    uint256 private constant LATEST = type(uint256).max;

    function open(address stablecoin) private returns (CurvePool) {
        CurveFactory factory = new CurveFactory(IERC20(stablecoin));
        (address opened,,) = factory.createMarket(CurveFactory.MarketParameters("Test", "TEST", "", 1_000e6, 1e24, 0));
        CurvePool pool = CurvePool(opened);
        pool.token().approve(opened, LATEST);
        return pool;
    }

    function test_a_stablecoin_that_returns_nothing_trades() public {
        SilentToken silent = new SilentToken(6);
        CurvePool pool = open(address(silent));
        silent.mint(address(this), 100e6);
        silent.approve(address(pool), LATEST);

        uint256 tokens = pool.buy(100e6, 0, address(this), LATEST);
        assertEq(silent.balanceOf(address(pool)), 100e6, "paid");
        uint256 back = pool.sell(tokens, 0, address(this), LATEST);
        assertEq(silent.balanceOf(address(this)), back, "paid back");
        uint256 fees = pool.claimFees();
        assertEq(silent.balanceOf(address(this)), back + fees, "fees paid");
    }

    function test_a_stablecoin_that_says_false_reverts_and_nothing_is_given() public {
        RefusingToken refusing = new RefusingToken(6);
        CurvePool pool = open(address(refusing));
        refusing.mint(address(this), 200e6);
        refusing.approve(address(pool), LATEST);
        uint256 tokens = pool.buy(100e6, 0, address(this), LATEST);
        refusing.refuse(true);

        bytes memory reason = abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(refusing));
        vm.expectRevert(reason);
        pool.buy(100e6, 0, address(this), LATEST);
        vm.expectRevert(reason);
        pool.sell(tokens, 0, address(this), LATEST);
        vm.expectRevert(reason);
        pool.claimFees();

        assertEq(pool.token().balanceOf(address(this)), tokens, "no token was given or taken");
        assertEq(pool.feesAccrued(), 1e6, "no fee is counted as paid");
        refusing.refuse(false);
        assertEq(pool.claimFees(), 1e6, "and it can be claimed later");
    }

    function test_an_address_without_code_is_no_stablecoin() public {
        address nobody = makeAddr("nobody");
        CurvePool pool = open(nobody);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, nobody));
        pool.buy(100e6, 0, address(this), LATEST);
    }
}
