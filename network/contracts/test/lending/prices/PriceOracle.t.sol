// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {HlpmmPool} from "../../../hlpmm/HlpmmPool.sol";
import {PriceOracle} from "../../../lending/prices/PriceOracle.sol";
import {Test} from "../../Test.sol";

contract PriceOracleTest is Test {
    address private owner = makeAddr("owner");
    address private asset = makeAddr("asset");
    address private market = makeAddr("market");
    PriceOracle private oracle;

    function setUp() public {
        vm.warp(1_800_000_000);
        oracle = new PriceOracle(owner);
        vm.mockCall(market, abi.encodeWithSignature("token()"), abi.encode(asset));
        vm.mockCall(market, abi.encodeWithSignature("getSpotPrice()"), abi.encode(7));
        vm.mockCall(market, abi.encodeWithSignature("averagePriceWad()"), abi.encode(5));
    }

    function _holds(uint256 spot, uint256 average, uint256 updatedAt) private view {
        (uint256 spot_, uint256 average_, uint256 updatedAt_) = oracle.getPrices(asset);
        assertEq(spot_, spot, "price");
        assertEq(average_, average, "average");
        assertEq(updatedAt_, updatedAt, "time");
        (spot_, updatedAt_) = oracle.getAssetPrice(asset);
        assertEq(spot_, spot, "price to show");
        assertEq(updatedAt_, updatedAt, "its time");
    }

    function test_an_asset_that_nobody_priced_has_none() public view {
        _holds(0, 0, 0);
    }

    function testFuzz_a_price_that_was_set_is_as_old_as_its_setting(uint128 usd) public {
        vm.assume(usd > 0);
        vm.expectEmit(address(oracle));
        emit PriceOracle.PriceSet(asset, usd);
        vm.prank(owner);
        oracle.setPrice(asset, usd);
        vm.warp(1_800_600_000);
        _holds(usd, usd, 1_800_000_000);
    }

    function test_a_market_has_a_price_of_now_and_a_price_that_was_set_goes_before_it() public {
        vm.expectEmit(address(oracle));
        emit PriceOracle.MarketSet(asset, market);
        vm.startPrank(owner);
        oracle.setMarket(asset, HlpmmPool(market));
        vm.warp(1_800_000_100);
        _holds(7, 5, 1_800_000_100);
        oracle.setPrice(asset, 9);
        _holds(9, 9, 1_800_000_100);
        oracle.setPrice(asset, 0);
        _holds(7, 5, 1_800_000_100);
    }

    function test_a_market_of_another_token_is_refused() public {
        address other = makeAddr("other");
        vm.expectRevert(abi.encodeWithSelector(PriceOracle.WrongToken.selector, other, market));
        vm.prank(owner);
        oracle.setMarket(other, HlpmmPool(market));
    }

    function test_a_price_too_large_to_be_kept_is_refused() public {
        vm.expectRevert(
            abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 128, uint256(1) << 128)
        );
        vm.prank(owner);
        oracle.setPrice(asset, 1 << 128);
    }
}
