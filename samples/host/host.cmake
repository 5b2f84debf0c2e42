# What the CMake files of the host build share.
include_guard(GLOBAL)

get_filename_component(HOST_SAMPLES "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
set(HOST_FOLDER "${CMAKE_CURRENT_LIST_DIR}")

# On macOS, Homebrew keeps OpenSSL apart: set OPENSSL_ROOT_DIR to what `brew --prefix openssl@3` prints.
find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto)

# Warnings of the host build; those of the application are its own matter.
set(HOST_WARNINGS -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes)

# Adds the library `name` of an SDK with these options. They are definitions, such as CONFIG_SKERRY_BLE_NETWORK=1; those
# that are missing get the defaults of Kconfig. Without CONFIG_SKERRY_UPTIME_CUSTOM, it needs the simulation.
function(host_library name)
  add_library(${name} STATIC
    "${HOST_FOLDER}/src/ble.c"
    "${HOST_FOLDER}/src/core.c"
    "${HOST_FOLDER}/src/packet.c"
    "${HOST_FOLDER}/src/port.c")
  if(NOT "${ARGN}" MATCHES "CONFIG_SKERRY_NETWORK_CRYPTO_CUSTOM")
    target_sources(${name} PRIVATE "${HOST_FOLDER}/src/crypto.c")
  endif()
  target_compile_definitions(${name} PUBLIC ${ARGN})
  # Without Kconfig, this header derives what Kconfig would.
  target_compile_options(${name} PUBLIC "SHELL:-include \"${HOST_SAMPLES}/stubs/kconfig/defaults.h\"")
  target_compile_options(${name} PRIVATE ${HOST_WARNINGS})
  target_include_directories(${name}
    PUBLIC "${HOST_SAMPLES}/sdk/include"
    PRIVATE "${HOST_FOLDER}/simulation")
  target_link_libraries(${name} PRIVATE OpenSSL::Crypto)
  set_target_properties(${name} PROPERTIES C_STANDARD 11 C_EXTENSIONS ON)
endfunction()

# Reads a Kconfig fragment: sets `result` to its definitions. An option that is off has none.
function(host_read_kconfig file result)
  set(definitions)
  file(STRINGS "${file}" lines REGEX "^CONFIG_[A-Za-z0-9_]+=")
  foreach(line IN LISTS lines)
    string(REGEX MATCH "^([A-Za-z0-9_]+)=(.*)$" line "${line}")
    if(CMAKE_MATCH_2 STREQUAL "y")
      list(APPEND definitions "${CMAKE_MATCH_1}=1")
    elseif(NOT CMAKE_MATCH_2 STREQUAL "n")
      list(APPEND definitions "${CMAKE_MATCH_1}=${CMAKE_MATCH_2}")
    endif()
  endforeach()
  # The build has to be repeated when an option changes.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  set(${result} ${definitions} PARENT_SCOPE)
endfunction()

# Makes the target `application` a program of the host build: its sources see the headers in `headers`, whose calls are
# in the folder `system`, and have `application_<renamed>` in place of `renamed`. The options of the SDK follow.
function(host_application application system headers renamed)
  host_library(${application}_sdk ${ARGN})
  file(GLOB calls CONFIGURE_DEPENDS "${HOST_FOLDER}/${system}/*.c")
  add_library(${application}_rtos OBJECT
    ${calls}
    "${HOST_FOLDER}/simulation/options.c"
    "${HOST_FOLDER}/simulation/radio.c"
    "${HOST_FOLDER}/simulation/script.c"
    "${HOST_FOLDER}/simulation/simulation.c"
    "${HOST_FOLDER}/simulation/storage.c")
  target_compile_options(${application}_rtos PRIVATE ${HOST_WARNINGS})
  set_target_properties(${application}_rtos PROPERTIES C_STANDARD 11 C_EXTENSIONS ON)
  target_include_directories(${application}_rtos PRIVATE "${HOST_SAMPLES}/${headers}" "${HOST_FOLDER}/simulation")
  target_link_libraries(${application}_rtos PRIVATE ${application}_sdk)

  target_sources(${application} PRIVATE $<TARGET_OBJECTS:${application}_rtos>)
  target_include_directories(${application} PRIVATE "${HOST_SAMPLES}/${headers}")
  target_compile_definitions(${application} PRIVATE ${renamed}=application_${renamed})
  target_compile_options(${application} PRIVATE -Wall -Wextra)
  set_target_properties(${application} PROPERTIES C_STANDARD 11 C_EXTENSIONS ON)
  target_link_libraries(${application} PRIVATE ${application}_sdk)
endfunction()
